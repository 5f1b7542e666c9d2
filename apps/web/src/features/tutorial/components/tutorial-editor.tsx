import type { ManagedTutorial } from "@kilolane/contract";
import { may, ROLES } from "@kilolane/domain";
import { Checkbox, Input, Switch, TextInput, Title } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordBody } from "../../../lib/forms/record-shell.tsx";
import { TranslatedWordsFields, wordFieldName } from "../../../lib/forms/translated-words-fields.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { TutorialForm } from "../tutorial-form.ts";
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
    const words = wordFieldName(field, { title: t("field.title"), text: t("field.text") });
    if (words !== undefined) return words;
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

function WordFields({ editing }: PartProps) {
  const { t } = useTranslation("tutorial");
  const { form, errorOf } = editing.record;
  return (
    <TranslatedWordsFields
      texts={useWatch({ control: form.control, name: "texts" })}
      language={editing.language}
      onLanguage={editing.setLanguage}
      register={(field) => form.register(field)}
      errorOf={errorOf}
      labels={{
        language: t("field.language"),
        languageHint: t("field.languageHint"),
        title: t("field.title"),
        text: t("field.text"),
        textHint: t("field.textHint"),
      }}
    />
  );
}
