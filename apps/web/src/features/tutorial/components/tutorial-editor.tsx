import type { ManagedTutorial } from "@kilolane/contract";
import { may, ROLES } from "@kilolane/domain";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "@kilolane/phrases";
import {
  Alert,
  Button,
  Checkbox,
  Input,
  SegmentedControl,
  Switch,
  Textarea,
  TextInput,
  Title,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { isWritten } from "../tutorial-form.ts";
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
  const { form, change, refusal } = editing;
  return (
    <div className={classes["editor"]}>
      <form
        noValidate
        className={classes["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          editing.save();
        }}
      >
        {refusal === null ? null : (
          <Alert color="red" role="alert" title={refusal.title}>
            {refusal.code === "version-conflict" ? t("problem.changed") : refusal.detail}
          </Alert>
        )}
        <Readers editing={editing} />
        <WordFields editing={editing} />
        <TextInput
          label={t("field.video")}
          description={t("field.videoHint")}
          type="url"
          dir="ltr"
          name="videoUrl"
          value={form.videoUrl}
          error={editing.errorOf("videoUrl")}
          onChange={(event) => change({ videoUrl: event.currentTarget.value })}
        />
        <TutorialFileField
          stored={tutorial?.file ?? null}
          change={editing.file}
          error={editing.errorOf("file.0")}
          onIntent={editing.setFile}
        />
        <Switch
          label={t("field.published")}
          checked={form.isPublished}
          onChange={(event) => change({ isPublished: event.currentTarget.checked })}
        />
        <div className={classes["end"]}>
          <Button variant="default" onClick={onClose}>
            {t("action.cancel")}
          </Button>
          <Button type="submit" loading={editing.isSaving}>
            {t("action.save")}
          </Button>
        </div>
      </form>
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

function Readers({ editing }: PartProps) {
  const { t } = useTranslation(["tutorial", "session"]);
  const { form, change } = editing;
  return (
    <Input.Wrapper label={t("field.roles")} labelElement="div" withAsterisk error={editing.errorOf("roles")}>
      <div className={classes["roles"]} role="group" aria-label={t("field.roles")}>
        {ROLES.filter((role) => !may(role, "operatesPlatform")).map((role) => (
          <Checkbox
            key={role}
            label={t(`session:role.${role}`)}
            checked={form.roles.includes(role)}
            onChange={(event) =>
              change({
                roles: event.currentTarget.checked
                  ? [...form.roles, role]
                  : form.roles.filter((one) => one !== role),
              })
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
  const { form, language, changeWords } = editing;
  const words = form.texts[language];
  return (
    <>
      <Input.Wrapper
        label={t("field.language")}
        labelElement="div"
        description={t("field.languageHint")}
        error={editing.errorOf("texts")}
      >
        <SegmentedControl
          fullWidth
          size="xs"
          mt={6}
          aria-label={t("field.language")}
          value={language}
          data={LANGUAGE_CODES.map((code) => ({
            value: code,
            label: <LanguageTab code={code} isFilled={isWritten(form, code)} />,
          }))}
          onChange={(code) => editing.setLanguage(LANGUAGE_CODES.find((one) => one === code) ?? "en")}
        />
      </Input.Wrapper>
      <TextInput
        label={t("field.title")}
        dir="auto"
        name="title"
        maxLength={160}
        value={words.title}
        error={editing.errorOf(`texts.${language}.title`)}
        onChange={(event) => changeWords({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t("field.text")}
        description={t("field.textHint")}
        dir="auto"
        name="text"
        autosize
        minRows={8}
        maxRows={24}
        maxLength={8000}
        value={words.text}
        error={editing.errorOf(`texts.${language}.text`)}
        onChange={(event) => changeWords({ text: event.currentTarget.value })}
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
