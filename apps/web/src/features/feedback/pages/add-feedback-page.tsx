import { Alert, Button, NativeSelect, SegmentedControl, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useContext } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { showRefusals } from "../../../lib/forms/show-refusals.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useLeaveWarning } from "../../../lib/leave/use-leave-warning.ts";
import { MenuContext } from "../../../lib/menu/menu-context.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { FileDrop } from "../../../ui/file-drop/file-drop.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
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
  const queries = useQueryClient();
  const files = useFeedbackFiles();
  const form = useForm<FeedbackForm>({ defaultValues: EMPTY_FORM });
  const title = t("title.add");
  usePageTitle(title);
  const send = useMutation({
    mutationFn: (typed: FeedbackForm) => sendFeedback({ ...typed, files: files.files }),
    onSuccess: async () => {
      await invalidate(queries, FEEDBACK_READS);
      showToast({ tone: "success", text: t("toast.sent") });
      await navigate(list);
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return;
      files.showRefusals(failure);
      showRefusals(form, failure, FEEDBACK_FIELDS);
    },
  });
  useLeaveWarning((form.formState.isDirty || files.files.length > 0) && !send.isSuccess);
  const refusal = send.error instanceof ApiError && send.error.fields.length === 0 ? send.error : null;
  return (
    <>
      <PageHeader title={title} lead={t("lead.add")} />
      <form
        noValidate
        className={classes["card"]}
        onSubmit={(event) =>
          void form.handleSubmit((typed) => (files.isWrong ? undefined : send.mutate(typed)))(event)
        }
      >
        {refusal === null ? null : (
          <Alert color="red" role="alert" title={refusal.title}>
            {refusal.detail}
          </Alert>
        )}
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
        <div className={classes["end"]}>
          <Button component={Link} to={list} variant="default">
            {t("action.cancel")}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {t("action.send")}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Keeps both fields on one line. */
const LEVEL = "\u00A0";

interface FieldProps {
  readonly form: ReturnType<typeof useForm<FeedbackForm>>;
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
        <SegmentedControl
          fullWidth
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
