import { ActionIcon, Button, Menu, Text } from "@mantine/core";
import { IconCheck, IconColumns3, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./data-table.module.css";
import { type DataTableColumn, type DataTableTexts, DENSITIES } from "./table-types.ts";
import type { TableLook } from "./use-table-look.ts";

interface TableToolbarProps<Row> {
  readonly texts: DataTableTexts;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly look: TableLook;
  readonly selectedCount: number;
  readonly onClearSelection: () => void;
  readonly bulkActions: ReactNode;
  readonly filters: ReactNode;
  readonly savedViews: ReactNode;
  readonly exportButton: ReactNode;
}

/** Saved views above; below them the filters, or what can be done with the selected rows. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { texts, selectedCount } = props;
  return (
    <div className={classes["toolbar"]}>
      {props.savedViews ? <div className={classes["views"]}>{props.savedViews}</div> : null}
      {selectedCount > 0 ? (
        <div className={classes["bulk"]} role="toolbar" aria-label={texts.selected(selectedCount)}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            onClick={props.onClearSelection}
            aria-label={texts.clearSelection}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
          <Text fw={600} component="output">
            {texts.selected(selectedCount)}
          </Text>
          {props.bulkActions}
        </div>
      ) : (
        <div className={classes["filters"]}>{props.filters}</div>
      )}
      <div className={classes["tools"]}>
        {props.exportButton}
        <ColumnMenu {...props} />
      </div>
    </div>
  );
}

function ColumnMenu<Row>({ texts, columns, look }: TableToolbarProps<Row>) {
  return (
    <Menu position="bottom-end" closeOnItemClick={false} width={240}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} stroke={1.6} aria-hidden />}>
          {texts.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: "auto" }}>
        <Menu.Label>{texts.columns}</Menu.Label>
        {columns
          .filter((column) => !column.required)
          .map((column) => {
            const on = look.visibility[column.id] !== false;
            return (
              <Menu.Item
                key={column.id}
                role="menuitemcheckbox"
                aria-checked={on}
                leftSection={<Tick on={on} />}
                onClick={() => look.toggleColumn(column.id)}
              >
                {column.header}
              </Menu.Item>
            );
          })}
        <Menu.Item onClick={look.resetColumns}>{texts.resetColumns}</Menu.Item>
        <Menu.Divider />
        <Menu.Label>{texts.density}</Menu.Label>
        {DENSITIES.map((density) => (
          <Menu.Item
            key={density}
            role="menuitemradio"
            aria-checked={look.density === density}
            leftSection={<Tick on={look.density === density} />}
            onClick={() => look.setDensity(density)}
          >
            {texts.densities[density]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Tick({ on }: { readonly on: boolean }) {
  return on ? <IconCheck size={16} aria-hidden /> : <span className={classes["unmarked"]} />;
}
