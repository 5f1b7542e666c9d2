import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { MessagePage } from "./message-page.tsx";

/** Unknown address, or a screen of another role: the two look the same on purpose. */
export default function Error404Page() {
  const { t } = useTranslation("shell");
  return <MessagePage code="404" title={t("error404.title")} text={t("error404.text")} />;
}
