import type { DocumentRecord, QuotationDetail } from "@kilolane/contract";
import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { formatBytes } from "../../../lib/format/bytes.ts";
import { useDocumentDropTexts } from "../../../lib/files/use-document-drop-texts.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { forwarderPath } from "../../../lib/paths/href.ts";
import { FileDrop } from "../../../ui/file-drop/file-drop.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import {
  DOCUMENT_READS,
  fetchDocumentFile,
  quotationDocumentsQuery,
  storeDocument,
  TAKEN_FILES,
} from "../../document/queries.ts";
import { useDesk } from "../use-desk.ts";
import { PlainList } from "../../../ui/plain-list.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./saved-quotation.module.css";

/** The documents of a saved quotation; a file dropped here is stored as one of them. */
export default function QuotationDocuments({ quotation_id: id }: Pick<QuotationDetail, "quotation_id">) {
  const { t } = useTranslation(["document", "state"]);
  const desk = useDesk();
  const { data, error } = useQuery(quotationDocumentsQuery(id));
  const filter = encodeURIComponent(JSON.stringify({ quotation: id }));
  return (
    <section className={cards.snugCard} aria-label={t("title")}>
      <h2 className={classes.title}>{t("title")}</h2>
      {error === null ? null : (
        <Text size="sm" role="alert">
          {t("state:failed.title")}
        </Text>
      )}
      {data === undefined && error === null ? <LoadingPanel lines={2} /> : null}
      {data?.content.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("card.none")}
        </Text>
      ) : null}
      {data === undefined ? null : <DocumentLines documents={data.content} />}
      <DocumentDrop quotationId={id} />
      {data === undefined || data.total === 0 ? null : (
        <Anchor component={Link} size="sm" to={`${forwarderPath(desk, "documents")}?filter=${filter}`}>
          {t("action.allOf")}
        </Anchor>
      )}
    </section>
  );
}

interface DocumentLinesProps {
  readonly documents: readonly DocumentRecord[];
}

function DocumentLines({ documents }: DocumentLinesProps) {
  const { t } = useTranslation(["document", "state"]);
  const language = useLanguage();
  const sayFailure = () => showToast({ tone: "error", text: t("state:failed.title") });
  const save = useSaveWith(
    async ({ id, current }: DocumentRecord) => fetchDocumentFile(id, current.number, current.fileName),
    { invalidates: DOCUMENT_READS, onRefused: sayFailure, onLost: sayFailure },
  );
  return (
    <PlainList className={classes.mails}>
      {documents.map((document) => (
        <li key={document.id}>
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="start"
            aria-label={`${t("action.download")}: ${document.title}`}
            onClick={() => save.mutate(document)}
          >
            <bdi>{document.title}</bdi>
          </Anchor>
          <Text size="xs" c="dimmed">
            {[
              t(`kind.${document.kind}`),
              t("versions.number", { number: document.current.number }),
              formatBytes(document.current.sizeBytes, language),
              t(document.isShared ? "share.shared" : "share.internal"),
            ].join(" · ")}
          </Text>
        </li>
      ))}
    </PlainList>
  );
}

/** A file on its way. */
interface Sent {
  readonly file: File;
  readonly share: number;
  readonly problem?: string | undefined;
}

function DocumentDrop({ quotationId }: { readonly quotationId: string }) {
  const { t } = useTranslation("document");
  const texts = useDocumentDropTexts();
  const language = useLanguage();
  const [sent, setSent] = useState<Sent>();
  const store = useSaveWith(
    async (file: File) =>
      storeDocument(file, { quotationId, inquirerId: "" }, (share) => setSent({ file, share })),
    {
      invalidates: DOCUMENT_READS,
      done: ({ title }) => ({ text: t("toast.stored", { name: title }) }),
      onSaved: () => setSent(undefined),
      onRefused: (refusal, file) => {
        const problem = refusal.fields.find(({ field }) => field === "file.0")?.message;
        if (problem === undefined) sayRefusal(refusal);
        setSent({ file, share: 1, problem: problem ?? refusal.title });
      },
      onLost: () => setSent(undefined),
    },
  );
  return (
    <FileDrop
      label={t("files.label")}
      accept={TAKEN_FILES}
      texts={texts}
      files={
        sent === undefined
          ? []
          : [
              {
                file: sent.file,
                size: formatBytes(sent.file.size, language),
                error: sent.problem,
                progress: store.isPending ? sent.share : undefined,
              },
            ]
      }
      onAdd={(files) => {
        for (const file of files) store.mutate(file);
      }}
      onRemove={() => setSent(undefined)}
    />
  );
}
