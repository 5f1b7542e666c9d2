import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { SentList } from "../asking/sent-list.tsx";

/** Requests with quotations that wait for the shipper's yes or no. */
export default function SentAnswersPage() {
  const { t } = useTranslation("sent-request");
  return (
    <SentList
      title={t("title.answers")}
      lead={t("lead.answers")}
      emptyText={t("empty.answers")}
      only="quoted"
    />
  );
}
