import { Button } from "@mantine/core";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { MessagePage } from "./message-page.tsx";

/** The server failed. */
export default function Error500Page() {
  const { t } = useTranslation(["shell", "state"]);
  return (
    <MessagePage code="500" title={t("error500.title")} text={t("error500.text")}>
      <Button onClick={() => window.history.back()}>{t("state:retry")}</Button>
    </MessagePage>
  );
}
