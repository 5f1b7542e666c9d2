import type { ImportDetail } from "@kilolane/contract";
import { Alert, Button } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLeaveWarning } from "../../../lib/leave/use-leave-warning.ts";
import type { ImportActs } from "../use-import-acts.ts";
import { useMappingDraft } from "../use-mapping-draft.ts";
import { FileDefaults } from "./file-defaults.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";
import { ReadingRules } from "./reading-rules.tsx";
import { SheetColumns } from "./sheet-columns.tsx";
import { TakeBackButton } from "./take-back-button.tsx";

interface MappingEditorProps {
  readonly detail: ImportDetail;
  readonly acts: ImportActs;
  /** the check started: what it says comes next */
  readonly onChecking: () => void;
  /** back to what the last check found; undefined: there was none */
  readonly onBack: (() => void) | undefined;
}

/** What the columns of the file mean, and how the rest of it is read. */
export function MappingEditor({ detail, acts, onChecking, onBack }: MappingEditorProps) {
  const { t } = useTranslation("rate-import");
  const draft = useMappingDraft(detail, acts, onChecking);
  useLeaveWarning(draft.isChanged);
  const { refusal } = acts.check;
  return (
    <div className={cards["stack"]}>
      <StateNote detail={detail} />
      <div className={`${cards["halves"] ?? ""} ${classes["split"] ?? ""}`}>
        <SheetColumns draft={draft} />
        <div className={cards["stack"]}>
          <ReadingRules draft={draft} />
          <FileDefaults draft={draft} />
          <ProfilePanel draft={draft} />
        </div>
      </div>
      {draft.isModeMissed ? (
        <Alert color="red" role="alert">
          {t("mapping.chooseMode")}
        </Alert>
      ) : null}
      {refusal ? (
        <Alert color="red" role="alert" title={t("mapping.refused")}>
          {refusal.fields.length > 0
            ? [...new Set(refusal.fields.map(({ message }) => message))].join(" · ")
            : refusal.detail}
        </Alert>
      ) : null}
      <div className={classes["bar"]}>
        {detail.state === "cancelled" ? null : <TakeBackButton cancel={acts.cancel} />}
        {onBack ? (
          <Button variant="default" onClick={onBack}>
            {t("mapping.backToResult")}
          </Button>
        ) : null}
        <Button data-testid="check" loading={acts.check.isPending} onClick={draft.check}>
          {t("mapping.check")}
        </Button>
      </div>
    </div>
  );
}

/** Why there is nothing to look at yet: the last check failed, or was taken back. */
function StateNote({ detail: { state, failure } }: Pick<MappingEditorProps, "detail">) {
  const { t } = useTranslation("rate-import");
  const text = useCodeText("error");
  if (state === "cancelled") return <Alert color="gray">{t("mapping.cancelled")}</Alert>;
  if (state !== "failed") return null;
  const code = failure?.replace(/^file\./, "") ?? "";
  return (
    <Alert color="red" role="alert" title={t("mapping.failed")}>
      {code === "internal" ? text("internal", "title") : text("field", code)}
    </Alert>
  );
}
