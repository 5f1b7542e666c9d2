import type { DocumentDetail } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { formatBytes } from "../../../lib/format/bytes.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { RecordDrawer } from "../../../lib/forms/record-drawer.tsx";
import { useDocumentDropTexts } from "../../../lib/files/use-document-drop-texts.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { FileDrop } from "../../../ui/file-drop/file-drop.tsx";
import { DOCUMENT_READS, documentQuery, storeDocumentVersion, TAKEN_FILES } from "../queries.ts";
import { useDocumentDownload } from "../use-document-download.ts";
import { DocumentFields } from "./document-fields.tsx";
import { PlainList, PlainSteps } from "../../../ui/plain-list.tsx";
import classes from "./document-drawer.module.css";

interface DocumentDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One document: what is said of it, its versions, and who fetched them. */
export default function DocumentDrawer({ id, onClose }: DocumentDrawerProps) {
  const { t } = useTranslation("document");
  const answer = useQuery(documentQuery(id));
  return (
    <RecordDrawer
      answer={answer}
      title={<bdi>{answer.data?.title ?? t("title")}</bdi>}
      missing={{ title: t("missing.title"), text: t("missing.text") }}
      onClose={onClose}
    >
      {(document) => (
        <div className={classes["stack"]}>
          <DocumentFields key={`${document.id}-${document.version}`} document={document} />
          <Versions document={document} />
          <Downloads document={document} />
        </div>
      )}
    </RecordDrawer>
  );
}

interface DocumentPartProps {
  readonly document: DocumentDetail;
}

function Versions({ document }: DocumentPartProps) {
  const { t } = useTranslation("document");
  const language = useLanguage();
  const download = useDocumentDownload();
  return (
    <section aria-label={t("versions.title")}>
      <h2 className={classes["title"]}>{t("versions.title")}</h2>
      <PlainList className={classes["entries"]}>
        {document.versions.map((version) => (
          <li key={version.number} className={classes["entry"]}>
            <span className={classes["words"]}>
              <bdi>{version.fileName}</bdi>
              <span className={classes["quiet"]}>
                {`${t("versions.number", { number: version.number })} · ${formatBytes(version.sizeBytes, language)} · `}
                <bdi>
                  {t("versions.by", {
                    person: version.createdBy,
                    at: formatInstant(version.createdAt, language),
                  })}
                </bdi>
              </span>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              loading={download.isPending && download.variables.number === version.number}
              aria-label={`${t("action.download")}: ${t("versions.number", { number: version.number })}`}
              onClick={() => download.mutate({ id: document.id, ...version })}
            >
              {t("action.download")}
            </Button>
          </li>
        ))}
      </PlainList>
      <NewVersion id={document.id} />
    </section>
  );
}

/** A file dropped here is stored at once as the newest version. */
function NewVersion({ id }: { readonly id: string }) {
  const { t } = useTranslation("document");
  const texts = useDocumentDropTexts();
  const language = useLanguage();
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const store = useSaveWith(async (chosen: File) => storeDocumentVersion(id, chosen, setShare), {
    invalidates: DOCUMENT_READS,
    done: t("toast.versionStored"),
    onSaved: () => setFile(undefined),
    onRefused: (refusal) => {
      const said = refusal.fields.find(({ field }) => field === "file.0")?.message;
      if (said === undefined) sayRefusal(refusal);
      setProblem(said ?? refusal.title);
    },
  });
  return (
    <FileDrop
      label={t("files.dropVersion")}
      accept={TAKEN_FILES}
      multiple={false}
      texts={{ ...texts, drop: t("files.dropVersion") }}
      files={
        file === undefined
          ? []
          : [
              {
                file,
                size: formatBytes(file.size, language),
                error: problem,
                progress: store.isPending ? share : undefined,
              },
            ]
      }
      onAdd={([chosen]) => {
        if (chosen === undefined || store.isPending) return;
        setFile(chosen);
        setProblem(undefined);
        setShare(0);
        store.mutate(chosen);
      }}
      onRemove={() => setFile(undefined)}
    />
  );
}

function Downloads({ document }: DocumentPartProps) {
  const { t } = useTranslation("document");
  const language = useLanguage();
  return (
    <section aria-label={t("downloads.title")}>
      <h2 className={classes["title"]}>{t("downloads.title")}</h2>
      {document.downloads.length === 0 ? (
        <span className={classes["quiet"]}>{t("downloads.none")}</span>
      ) : (
        <PlainSteps className={classes["entries"]}>
          {document.downloads.map(({ person, number, at }) => (
            <li key={`${at}${person}`} className={classes["seen"]}>
              <bdi>{t("downloads.entry", { person, number })}</bdi>
              <time dateTime={at} className={classes["quiet"]}>
                {formatInstant(at, language)}
              </time>
            </li>
          ))}
        </PlainSteps>
      )}
    </section>
  );
}
