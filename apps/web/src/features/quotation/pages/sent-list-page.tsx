import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { SentList } from "../asking/sent-list.tsx";

/** Every request that the caller sent. */
export default function SentListPage() {
  const { t } = useTranslation("sent-request");
  return <SentList title={t("title.list")} lead={t("lead.list")} emptyText={t("empty.text")} />;
}
