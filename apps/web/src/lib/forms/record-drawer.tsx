import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { LoadingPanel } from "../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { isMissing, type MissingRecord } from "./record-failed.tsx";

interface RecordDrawerProps<Stored> {
  /** what the query of the record says */
  readonly answer: { readonly data: Stored | undefined; readonly error: Error | null };
  readonly title: ReactNode;
  /** without it a record that is not there is one that could not be read */
  readonly missing?: MissingRecord;
  readonly onClose: () => void;
  readonly children: (stored: Stored) => ReactNode;
}

/** The drawer of one record while it is read, when that fails, and when it is there. */
export function RecordDrawer<Stored>(props: RecordDrawerProps<Stored>) {
  const { answer, title, missing, onClose, children } = props;
  const { data, error } = answer;
  const { t } = useTranslation("state");
  const failed = { title: t("failed.title"), text: t("failed.text") };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      {error === null ? null : (
        <StatePanel role="alert" {...(isMissing(error) ? (missing ?? failed) : failed)} />
      )}
      {data === undefined && error === null ? <LoadingPanel /> : null}
      {data === undefined ? null : children(data)}
    </Drawer>
  );
}
