import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatBytes } from "../../../lib/format/bytes.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import linked from "../pages/linked-quotation-page.module.css";
import { receivedDocumentsQuery, saveReceivedDocument } from "./received-queries.ts";
import classes from "./received.module.css";

/** Files of the quotation that the forwarder shares. */
export default function ReceivedDocuments({ id }: { readonly id: string }) {
  const { t } = useTranslation(["document", "state", "client"]);
  const language = useLanguage();
  const { data, error } = useQuery(receivedDocumentsQuery(id));
  const save = useSaveWith(async (document: { readonly id: string; readonly fileName: string }) =>
    saveReceivedDocument(id, document),
  );
  return (
    <section className={`${linked.card ?? ""} ${linked.block ?? ""}`}>
      <h2>{t("title")}</h2>
      {error === null ? null : <Text role="alert">{t("state:failed.title")}</Text>}
      {data === undefined && error === null ? <LoadingPanel lines={2} /> : null}
      {data?.content.length === 0 ? <Text c="dimmed">{t("client:documents.none")}</Text> : null}
      <ul className={classes.files}>
        {data?.content.map((document) => (
          <li key={document.id}>
            <Anchor
              component="button"
              type="button"
              ta="start"
              aria-label={`${t("action.download")}: ${document.title}`}
              onClick={() => save.mutate(document)}
            >
              <bdi>{document.title}</bdi>
            </Anchor>
            <span className={classes.quiet}>
              {` ${t(`kind.${document.kind}`)} · ${formatBytes(document.sizeBytes, language)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
