import { ActionIcon, NativeSelect } from "@mantine/core";
import {
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
  type Icon,
} from "@tabler/icons-react";
import classes from "./data-table.module.css";
import { type DataTableTexts, PAGE_SIZES } from "./table-types.ts";

interface TableFooterProps {
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
  readonly updating: boolean;
  /** which keys work in the rows; a list of cards has none */
  readonly keys?: string;
  readonly texts: DataTableTexts;
}

/** Which rows these are, of how many, and the way to the others. */
export function TableFooter({
  total,
  page,
  size,
  onPage,
  onSize,
  updating,
  keys = "",
  texts,
}: TableFooterProps) {
  const last = Math.max(1, Math.ceil(total / size));
  const from = (page - 1) * size + 1;
  const sizes: readonly number[] = PAGE_SIZES.some((option) => option === size)
    ? PAGE_SIZES
    : [size, ...PAGE_SIZES];
  return (
    <div className={classes["footer"]}>
      <span className={classes["keys"]}>{keys}</span>
      <output className={classes["updating"]}>{updating ? texts.updating : ""}</output>
      <label className={classes["sizes"]}>
        <span>{texts.rowsPerPage}</span>
        <NativeSelect
          size="xs"
          value={String(size)}
          data={sizes.map(String)}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        />
      </label>
      {total > 0 ? <bdi>{texts.range(from, Math.min(page * size, total), total)}</bdi> : null}
      <span className={classes["pages"]}>
        <PageButton
          icon={IconChevronLeftPipe}
          label={texts.firstPage}
          disabled={page <= 1}
          onClick={() => onPage(1)}
        />
        <PageButton
          icon={IconChevronLeft}
          label={texts.previousPage}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <PageButton
          icon={IconChevronRight}
          label={texts.nextPage}
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        />
        <PageButton
          icon={IconChevronRightPipe}
          label={texts.lastPage}
          disabled={page >= last}
          onClick={() => onPage(last)}
        />
      </span>
    </div>
  );
}

interface PageButtonProps {
  readonly icon: Icon;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function PageButton({ icon: PageIcon, label, disabled, onClick }: PageButtonProps) {
  return (
    <ActionIcon variant="default" size={32} aria-label={label} disabled={disabled} onClick={onClick}>
      <PageIcon size={16} className={classes["mirror"] ?? ""} aria-hidden />
    </ActionIcon>
  );
}
