import { Box } from "@mantine/core";
import { type ComponentProps, type ReactNode } from "react";
import { emptyKindOf } from "../../../ui/data-table/empty-kind.ts";
import { TableFooter } from "../../../ui/data-table/table-footer.tsx";
import { TableState } from "../../../ui/data-table/table-state.tsx";
import classes from "./quotation-list.module.css";

type ShownRows = Parameters<typeof emptyKindOf>[0] & Omit<ComponentProps<typeof TableState>, "kind">;

interface PhoneListProps extends ShownRows, ComponentProps<typeof TableFooter> {
  readonly tabs: ReactNode;
  /** search, filters and export */
  readonly tools: ReactNode;
  /** the rows as cards */
  readonly children: ReactNode;
}

/** Stands for cards whose file is on its way. */
export const CARDS_WAITING = <Box mih="75dvh" aria-busy />;

/** A list of quotations on a phone: tabs, tools and cards, or why there are none. */
export function PhoneList({ tabs, tools, children, ...list }: PhoneListProps) {
  const kind = emptyKindOf(list);
  return (
    <div className={classes.phone}>
      {tabs}
      <div className={classes.phoneTools}>{tools}</div>
      {kind === undefined ? children : <TableState {...list} kind={kind} />}
      <TableFooter {...list} />
    </div>
  );
}
