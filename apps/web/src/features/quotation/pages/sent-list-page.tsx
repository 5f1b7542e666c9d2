import { useTranslation } from "react-i18next";
import { SentList } from "../asking/sent-list.tsx";

/** Every request that the caller sent. */
export default function SentListPage() {
  const { t } = useTranslation("sent-request");
  return <SentList title={t("title.list")} lead={t("lead.list")} emptyText={t("empty.text")} />;
}
