import { useEffect } from "react";
import { useTranslation } from "./use-translation.ts";

/** Sets the browser tab's title to the screen's name, in the language in force. */
export function usePageTitle(screen: string): void {
  const { t } = useTranslation("shell");
  const title = t("document.title", { screen });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
