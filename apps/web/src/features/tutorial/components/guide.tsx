import type { Tutorial } from "@kilolane/contract";
import { LANGUAGES } from "@kilolane/phrases";
import { Button, Title } from "@mantine/core";
import { IconChevronDown, IconDownload, IconPlayerPlay } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { formatBytes } from "../../../lib/format/bytes.ts";
import { paragraphsOf } from "../../../lib/format/paragraphs.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { fetchTutorialFile } from "../queries.ts";
import { hostOf } from "../tutorial-text.ts";
import classes from "./guide.module.css";

type Shown = Pick<Tutorial, "id" | "title" | "text" | "language" | "videoUrl" | "file">;

interface GuideProps {
  readonly guide: Shown;
  readonly isOpen: boolean;
  /** A preview has no file to fetch yet. */
  readonly isPreview?: boolean;
}

/** One guide, folded to its title until it is opened. Its text is text: nothing in it is read as markup. */
export function Guide({ guide, isOpen, isPreview = false }: GuideProps) {
  const { t } = useTranslation("tutorial");
  const language = useLanguage();
  const { title, text, videoUrl, file } = guide;
  const other = LANGUAGES.find(({ locale }) => locale === guide.language && locale !== language);
  return (
    <details className={classes["guide"]} open={isOpen}>
      <summary className={classes["title"]}>
        <Title order={2} size="h4" dir="auto">
          {title}
        </Title>
        <IconChevronDown size={18} className={classes["chevron"] ?? ""} aria-hidden />
      </summary>
      <div className={classes["body"]}>
        {other === undefined ? null : (
          <span className={classes["quiet"]}>{t("otherLanguage", { language: other.name })}</span>
        )}
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph} dir="auto" lang={guide.language}>
            {paragraph}
          </p>
        ))}
        {videoUrl === "" && file === null ? null : (
          <div className={classes["extras"]}>
            {videoUrl === "" ? null : <Video address={videoUrl} />}
            {file === null ? null : <GuideFile id={guide.id} file={file} isPreview={isPreview} />}
          </div>
        )}
      </div>
    </details>
  );
}

/** A video is somebody else's place: nothing of it is loaded here, and nothing of ours goes along. */
function Video({ address }: { readonly address: string }) {
  const { t } = useTranslation("tutorial");
  return (
    <>
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="light"
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
      >
        {t("video")}
      </Button>
      <span className={classes["quiet"]}>{t("videoNote", { host: hostOf(address) })}</span>
    </>
  );
}

interface GuideFileProps {
  readonly id: string;
  readonly file: NonNullable<Shown["file"]>;
  readonly isPreview: boolean;
}

function GuideFile({ id, file, isPreview }: GuideFileProps) {
  const { t } = useTranslation(["tutorial", "state"]);
  const language = useLanguage();
  const sayFailure = () => showToast({ tone: "error", text: t("state:failed.title") });
  const save = useSaveWith(async () => saveDownload(await fetchTutorialFile(id), file.originalName), {
    onRefused: sayFailure,
    onLost: sayFailure,
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={isPreview}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t("download", { name: file.originalName })}
      </Button>
      <span className={classes["quiet"]}>{formatBytes(file.sizeBytes, language)}</span>
    </>
  );
}
