import { Alert, Button, Text } from "@mantine/core";
import { IconDeviceFloppy } from "@tabler/icons-react";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { askedEditOf } from "./edit-preview.ts";
import type { QuotationEditing } from "./use-edit-quotation.ts";
import { usePlaceText } from "../use-place-text.ts";
import classes from "./edit-quotation.module.css";

// Fetched by the first price that needs an admin's leave.
const AskApproval = lazyPart(async () => import("../components/ask-approval.tsx"), null, ["margin"]);

interface EditSummaryProps {
  readonly editing: QuotationEditing;
  readonly onSave: () => void;
}

/** Asks an admin for the price that was refused; what else was changed stays here. */
function AskOption({ editing }: Pick<EditSummaryProps, "editing">) {
  const { t } = useTranslation("quotation");
  const [isAsking, setAsking] = useState(false);
  const { base, form } = editing;
  const edit = askedEditOf(base, form);
  if (edit === null) return null;
  const { quote_id: quoteId, margin, sell } = edit;
  return (
    <>
      <Button mt="xs" size="compact-md" display="block" onClick={() => setAsking(true)}>
        {t("margin.ask")}
      </Button>
      {isAsking ? (
        <AskApproval
          asked={{ requestId: base.request_id, quotationId: base.quotation_id, quoteId, margin, sell }}
          onClose={() => setAsking(false)}
          onAsked={() => editing.takeBackPrice(quoteId)}
        />
      ) : null}
    </>
  );
}

/** What has been changed so far, what saving will make of it, and the button. */
export function EditSummary({ editing, onSave }: EditSummaryProps) {
  const { t } = useTranslation("quotation");
  const { base, form, changes, refusal, isPartly, isSaving } = editing;
  const { nameOf, valueOf } = usePlaceText(base);
  const makesNew = base.isSent || base.status !== "draft";
  const version = makesNew ? base.currentVersion + 1 : base.version;
  const isEmpty = changes.length === 0;

  return (
    <aside className={classes.summary} aria-label={t("section.summary")}>
      <Text size="sm" data-testid="edit-version-note">
        {makesNew ? t("edit.newVersion", { version }) : t("edit.inPlace", { version })}
      </Text>
      <Text fw={600}>{isEmpty ? t("edit.none") : t("edit.changes", { count: changes.length })}</Text>
      <ul className={classes.changes}>
        {changes.map((place) => (
          <li key={JSON.stringify(place)}>
            <bdi className={classes.quiet}>{nameOf(place)}</bdi>
            <bdi className={classes.value}>{valueOf(place, form)}</bdi>
          </li>
        ))}
      </ul>
      {refusal && isPartly ? <Alert color="amber">{t("edit.partly")}</Alert> : null}
      {refusal ? (
        <Alert color="red" role="alert" title={refusal.title}>
          {refusal.fields[0]?.message ?? refusal.detail}
          {refusal.code === "below-margin-floor" ? <AskOption editing={editing} /> : null}
        </Alert>
      ) : null}
      <Button
        leftSection={<IconDeviceFloppy size={18} />}
        disabled={isEmpty}
        loading={isSaving}
        data-testid="edit-save"
        onClick={onSave}
      >
        {makesNew ? t("edit.saveVersion", { version }) : t("edit.save")}
      </Button>
      <Button variant="subtle" color="gray" disabled={isEmpty || isSaving} onClick={editing.discard}>
        {t("edit.discard")}
      </Button>
    </aside>
  );
}
