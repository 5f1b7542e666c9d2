import { Button } from "@mantine/core";
import { type Icon, IconPlugConnectedX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LoadingPanel } from "../../ui/states/loading-panel.tsx";
import { usePageTitle } from "../i18n/use-page-title.ts";
import { RecordFailed } from "./record-failed.tsx";

interface StoredRecordProps<Stored> {
  /** what the query of the record says */
  readonly answer: {
    readonly data: Stored | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** what the window is called until the record is known */
  readonly title: string;
  readonly nameOf: (stored: Stored) => string;
  readonly icon?: Icon;
  readonly back: ReactNode;
  readonly children: (stored: Stored) => ReactNode;
}

/** The screen of one record: its contents once it is read, and before that what stands in their place. */
export function StoredRecord<Stored>(props: StoredRecordProps<Stored>) {
  const { answer, title, nameOf, icon = IconPlugConnectedX, back, children } = props;
  const { data, error, refetch } = answer;
  usePageTitle(data === undefined ? title : nameOf(data));
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingPanel />;
  return <RecordFailed error={error} onRetry={() => void refetch()} icon={icon} back={back} />;
}

/** The way from a record that is not there to the list that it would stand on. */
export function BackToList({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Button component={Link} to={to} variant="default">
      {label}
    </Button>
  );
}
