import { Button } from "@mantine/core";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../i18n/use-translation.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { ReadEndpoints } from "../api/query.ts";
import { usePageTitle } from "../i18n/use-page-title.ts";
import { RecordDeleteDialog } from "./record-delete-dialog.tsx";
import { RecordCard, RecordPage } from "./record-shell.tsx";

interface FormPageProps {
  /** the phrases of the record: `title`, `createTitle`, `lead`, its buttons, and those of the deletion */
  readonly area: "trucking-carrier" | "warehouse";
  /** the form, as `useRecordForm` answers it */
  readonly record: ComponentProps<typeof RecordCard>["record"];
  /** the list, where cancelling and deleting lead */
  readonly listPath: string;
  /** the fields */
  readonly children: ReactNode;
}

/** The screen on which a record is entered. */
export function CreateRecordPage({ area, listPath, ...form }: FormPageProps) {
  const { t } = useTranslation(area);
  const title = t("createTitle");
  usePageTitle(title);
  return (
    <RecordPage
      {...form}
      title={title}
      lead={t("lead")}
      submitLabel={t("action.add")}
      cancelLabel={t("action.cancel")}
      cancelTo={listPath}
    />
  );
}

interface EditRecordPageProps<Stored> extends FormPageProps {
  /** as it was when the screen opened */
  readonly stored: Stored;
  readonly remove: (stored: Stored) => Promise<unknown>;
  /** the endpoints whose answers the deletion makes old */
  readonly reads: ReadEndpoints;
}

/** The screen on which a record is changed or deleted. */
export function EditRecordPage<Stored extends { readonly name: string }>(props: EditRecordPageProps<Stored>) {
  const { area, stored, remove, reads, listPath, ...form } = props;
  const { t } = useTranslation(area);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <PageHeader
        title={<bdi>{stored.name}</bdi>}
        lead={t("title")}
        actions={
          <Button variant="default" color="red" onClick={() => setLeaving(true)}>
            {t("action.delete")}
          </Button>
        }
      />
      <RecordCard
        {...form}
        submitLabel={t("action.save")}
        cancelLabel={t("action.cancel")}
        cancelTo={listPath}
      />
      {isLeaving ? (
        <RecordDeleteDialog
          area={area}
          record={stored}
          name={stored.name}
          remove={remove}
          reads={reads}
          onClose={() => setLeaving(false)}
          onDeleted={() => navigate(listPath)}
        />
      ) : null}
    </>
  );
}
