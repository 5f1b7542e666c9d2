import { ActionIcon, Text } from "@mantine/core";
import { IconCheck, IconColumns3, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Dropdown } from "../dropdown/dropdown.tsx";
import { MenuItem } from "../dropdown/menu-item.tsx";
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
  const choosable = columns.filter((column) => !column.required);
  return (
    <Dropdown
      kind="menu"
      width={240}
      triggerClassName={classes["tool"]}
      panelLabel={texts.columns}
      trigger={
        <>
          <IconColumns3 size={16} stroke={1.6} aria-hidden />
          {texts.columns}
        </>
      }
    >
      {() => (
        <>
          <fieldset className={classes["choices"]}>
            <legend>{texts.columns}</legend>
            {choosable.map((column) => {
              const on = look.visibility[column.id] !== false;
              return (
                <MenuItem
                  key={column.id}
                  role="menuitemcheckbox"
                  aria-checked={on}
                  icon={<Tick on={on} />}
                  onClick={() => look.toggleColumn(column.id)}
                >
                  {column.header}
                </MenuItem>
              );
            })}
            <MenuItem icon={<Tick on={false} />} onClick={look.resetColumns}>
              {texts.resetColumns}
            </MenuItem>
          </fieldset>
          <fieldset className={classes["choices"]}>
            <legend>{texts.density}</legend>
            {DENSITIES.map((density) => (
              <MenuItem
                key={density}
                role="menuitemradio"
                aria-checked={look.density === density}
                icon={<Tick on={look.density === density} />}
                onClick={() => look.setDensity(density)}
              >
                {texts.densities[density]}
              </MenuItem>
            ))}
          </fieldset>
        </>
      )}
    </Dropdown>
  );
}

function Tick({ on }: { readonly on: boolean }) {
  return on ? <IconCheck size={16} aria-hidden /> : <span className={classes["unmarked"]} />;
}
