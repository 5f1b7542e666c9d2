import { NativeSelect, Textarea } from "@mantine/core";
import { useContext } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useLeaveWarning } from "../../../lib/leave/use-leave-warning.ts";
import { MenuContext } from "../../../lib/menu/menu-context.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { FileDrop } from "../../../ui/file-drop/file-drop.tsx";
import { Segments } from "../../../ui/segments.tsx";
import classes from "../components/feedback-card.module.css";
import {
  EMPTY_FORM,
  FEEDBACK_FIELDS,
  type FeedbackForm,
  MOST_CHARACTERS,
  TAKEN_FILES,
} from "../feedback-form.ts";
import { FEEDBACK_KINDS } from "../feedback-lists.ts";
import { feedbackPlaceOf } from "../feedback-place.ts";
import { sendFeedback, FEEDBACK_READS } from "../queries.ts";
import { useFeedbackFiles } from "../use-feedback-files.ts";

/** Says to the operator what works, what does not and what is missing, with files. */
export default function AddFeedbackPage() {
  const { t } = useTranslation(["feedback", "shell"]);
  const { list } = feedbackPlaceOf(useSession()?.role ?? "");
  const navigate = useNavigate();
  const files = useFeedbackFiles();
  const title = t("title.add");
  usePageTitle(title);
  const record = useRecordForm({
    defaultValues: EMPTY_FORM,
    mode: "onSubmit",
    fields: FEEDBACK_FIELDS,
    isHeld: files.isWrong,
    save: async (typed: FeedbackForm) => sendFeedback({ ...typed, files: files.files }),
    invalidates: FEEDBACK_READS,
    done: t("toast.sent"),
    onSaved: () => navigate(list),
    onRefused: files.showRefusals,
    refusalsAt: "head",
    guardsLeave: true,
  });
  const { form } = record;
  useLeaveWarning(files.files.length > 0 && !record.isStored);
  return (
    <RecordPage
      title={title}
      lead={t("lead.add")}
      record={record}
      submitLabel={t("action.send")}
      cancelLabel={t("action.cancel")}
      cancelTo={list}
    >
      <PlaceFields form={form} />
      <KindField form={form} />
      <DescriptionField form={form} />
      <FileDrop
        label={t("files.label")}
        accept={TAKEN_FILES}
        texts={{
          drop: t("files.drop"),
          choose: t("files.choose"),
          hint: t("files.hint"),
          remove: (name) => t("files.remove", { name }),
        }}
        files={files.shown}
        error={files.error}
        onAdd={files.add}
        onRemove={files.remove}
      />
    </RecordPage>
  );
}

/** Keeps both fields on one line. */
const LEVEL = "\u00A0";

interface FieldProps {
  readonly form: UseFormReturn<FeedbackForm>;
}

/** The entries of the reader's own menu: what it is about is chosen, not typed. */
function PlaceFields({ form }: FieldProps) {
  const { t } = useTranslation(["feedback", "shell"]);
  const fieldText = useFieldText();
  const menu = useContext(MenuContext);
  const mainMenu = useWatch({ control: form.control, name: "mainMenu" });
  const { errors } = form.formState;
  const entries = menu.find((group) => group.label === mainMenu)?.entries ?? [];
  return (
    <div className={classes["fields"]}>
      <NativeSelect
        label={t("field.mainMenu")}
        description={t("field.mainMenuHint")}
        withAsterisk
        error={fieldText(errors.mainMenu)}
        data={[
          { value: "", label: t("field.choose") },
          ...menu.map(({ label }) => ({ value: label, label: t(`shell:menu.${label}`) })),
        ]}
        {...form.register("mainMenu", {
          required: "required",
          onChange: () => form.setValue("subMenu", ""),
        })}
      />
      <NativeSelect
        label={t("field.subMenu")}
        description={LEVEL}
        disabled={entries.length === 0}
        error={fieldText(errors.subMenu)}
        data={[
          { value: "", label: t("field.wholeMenu") },
          ...entries.map(({ label }) => ({ value: label, label: t(`shell:menu.${label}`) })),
        ]}
        {...form.register("subMenu")}
      />
    </div>
  );
}

function KindField({ form }: FieldProps) {
  const { t } = useTranslation("feedback");
  return (
    <Controller
      control={form.control}
      name="feedbackType"
      render={({ field }) => (
        <Segments
          isWide
          aria-label={t("field.type")}
          data={FEEDBACK_KINDS.map((kind) => ({ value: kind, label: t(`type.${kind}`) }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}

function DescriptionField({ form }: FieldProps) {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const fieldText = useFieldText();
  const { length } = useWatch({ control: form.control, name: "description" });
  const most = formatNumber(MOST_CHARACTERS, language);
  const used = t("field.characters", { used: formatNumber(length, language), most });
  return (
    <Textarea
      label={t("field.description")}
      description={length < MOST_CHARACTERS / 2 ? t("field.descriptionHint") : used}
      withAsterisk
      autosize
      minRows={6}
      maxRows={18}
      maxLength={MOST_CHARACTERS}
      dir="auto"
      error={fieldText(form.formState.errors.description)}
      {...form.register("description", {
        validate: (typed) => (typed.trim() === "" ? "required" : true),
      })}
    />
  );
}
