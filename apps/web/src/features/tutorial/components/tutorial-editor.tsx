import type { ManagedTutorial } from "@kilolane/contract";
import { may, ROLES } from "@kilolane/domain";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "@kilolane/phrases";
import { Checkbox, Input, SegmentedControl, Switch, Textarea, TextInput, Title } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordBody } from "../../../lib/forms/record-shell.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { isWritten, type TutorialForm } from "../tutorial-form.ts";
import { useTutorialEditor, type TutorialEditing } from "../use-tutorial-editor.ts";
import { Guide } from "./guide.tsx";
import classes from "./tutorial-list.module.css";
import { TutorialFileField } from "./tutorial-file-field.tsx";

interface TutorialEditorProps {
  /** null for a new one */
  readonly tutorial: ManagedTutorial | null;
  readonly onClose: () => void;
}

/** A tutorial is written in one or more languages, with how it will read beside it. */
export default function TutorialEditor({ tutorial, onClose }: TutorialEditorProps) {
  const { t } = useTranslation("tutorial");
  const editing = useTutorialEditor(tutorial, useLanguage(), onClose);
  const { record } = editing;
  const { form, errorOf } = record;
  return (
    <div className={classes["editor"]}>
      <div className={classes["form"]}>
        <RecordBody
          record={record}
          submitLabel={t("action.save")}
          cancelLabel={t("action.cancel")}
          onCancel={onClose}
        >
          <TutorialOvertaken editing={editing} />
          <Readers editing={editing} />
          <WordFields editing={editing} />
          <TextInput
            label={t("field.video")}
            description={t("field.videoHint")}
            type="url"
            dir="ltr"
            error={errorOf("videoUrl")}
            {...form.register("videoUrl")}
          />
          <TutorialFileField
            stored={tutorial?.file ?? null}
            change={editing.file}
            error={editing.fileProblem}
            onIntent={editing.setFile}
          />
          <Switch label={t("field.published")} {...form.register("isPublished")} />
        </RecordBody>
      </div>
      <section className={classes["preview"]} aria-labelledby="tutorial-preview">
        <Title order={2} size="h5" id="tutorial-preview" className={classes["quiet"] ?? ""}>
          {t("preview")}
        </Title>
        <Guide guide={editing.preview} isOpen isPreview />
      </section>
    </div>
  );
}

interface PartProps {
  readonly editing: TutorialEditing;
}

/** A colleague stored the tutorial meanwhile. */
function TutorialOvertaken({ editing }: PartProps) {
  const { t } = useTranslation(["tutorial", "session"]);
  const labelOf = (field: string) => {
    const [, code, part] = /^texts\.(.+)\.(.+)$/.exec(field) ?? [];
    if (code !== undefined)
      return `${t(part === "title" ? "field.title" : "field.text")} (${LANGUAGES.find(({ locale }) => locale === code)?.name ?? code})`;
    if (field === "videoUrl") return t("field.video");
    return t(field === "roles" ? "field.roles" : "field.published");
  };
  const rolesOf = (value: unknown) =>
    Array.isArray(value)
      ? ROLES.filter((role) => value.includes(role))
          .map((role) => t(`session:role.${role}`))
          .join(", ")
      : undefined;
  return (
    <OvertakenAlert
      overtaken={editing.overtaken}
      labelOf={labelOf}
      textOf={(_field, value) => rolesOf(value)}
    />
  );
}

function Readers({ editing }: PartProps) {
  const { t } = useTranslation(["tutorial", "session"]);
  const { form, errorOf } = editing.record;
  const roles = useWatch({ control: form.control, name: "roles" });
  const choose = (next: TutorialForm["roles"]) => form.setValue("roles", next, { shouldDirty: true });
  return (
    <Input.Wrapper label={t("field.roles")} labelElement="div" withAsterisk error={errorOf("roles")}>
      <div className={classes["roles"]} role="group" aria-label={t("field.roles")}>
        {ROLES.filter((role) => !may(role, "operatesPlatform")).map((role) => (
          <Checkbox
            key={role}
            label={t(`session:role.${role}`)}
            checked={roles.includes(role)}
            onChange={(event) =>
              choose(event.currentTarget.checked ? [...roles, role] : roles.filter((one) => one !== role))
            }
          />
        ))}
      </div>
    </Input.Wrapper>
  );
}

/** Title and text in the language that is open; a mark shows where something is written. */
function WordFields({ editing }: PartProps) {
  const { t } = useTranslation("tutorial");
  const { record, language } = editing;
  const { form, errorOf } = record;
  const texts = useWatch({ control: form.control, name: "texts" });
  return (
    <>
      <Input.Wrapper
        label={t("field.language")}
        labelElement="div"
        description={t("field.languageHint")}
        error={errorOf("texts")}
      >
        <SegmentedControl
          fullWidth
          size="xs"
          mt={6}
          aria-label={t("field.language")}
          value={language}
          data={LANGUAGE_CODES.map((code) => ({
            value: code,
            label: <LanguageTab code={code} isFilled={isWritten(texts, code)} />,
          }))}
          onChange={(code) => editing.setLanguage(LANGUAGE_CODES.find((one) => one === code) ?? "en")}
        />
      </Input.Wrapper>
      <TextInput
        label={t("field.title")}
        dir="auto"
        key={`${language}-title`}
        maxLength={160}
        error={errorOf(`texts.${language}.title`)}
        {...form.register(`texts.${language}.title`)}
      />
      <Textarea
        label={t("field.text")}
        description={t("field.textHint")}
        dir="auto"
        key={`${language}-text`}
        autosize
        minRows={8}
        maxRows={24}
        maxLength={8000}
        error={errorOf(`texts.${language}.text`)}
        {...form.register(`texts.${language}.text`)}
      />
    </>
  );
}

/** Codes, because six names are too wide for a phone; the name is there for those who hear it. */
function LanguageTab({ code, isFilled }: { readonly code: Language; readonly isFilled: boolean }) {
  const name = LANGUAGES.find(({ locale }) => locale === code)?.name ?? code;
  return (
    <span title={name} lang={code}>
      <span aria-hidden>{`${code.toUpperCase()}${isFilled ? " •" : ""}`}</span>
      <span className="kl-visually-hidden">{name}</span>
    </span>
  );
}
