import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { MessagePage } from "./message-page.tsx";

/** A part of the product that opens in a later version. */
export default function ComingSoonPage() {
  const { t } = useTranslation("shell");
  return <MessagePage title={t("comingSoon.title")} text={t("comingSoon.text")} />;
}
