import { useTranslation } from "react-i18next";
import { MessagePage } from "./message-page.tsx";

/** The operator has taken the product down for a while. */
export default function MaintenancePage() {
  const { t } = useTranslation("shell");
  return <MessagePage title={t("maintenance.title")} text={t("maintenance.text")} />;
}
