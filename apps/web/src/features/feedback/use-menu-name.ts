import { useCallback } from "react";
import { useCodeText } from "../../lib/i18n/use-code-text.ts";

/** Where in the product a feedback points, in the reader's language: `Quotations › Quotation list`. */
export function useMenuName(): (place: { readonly mainMenu: string; readonly subMenu: string }) => string {
  const text = useCodeText("shell");
  return useCallback(
    ({ mainMenu, subMenu }) =>
      [mainMenu, subMenu]
        .filter((part) => part !== "")
        .map((part) => text("menu", part))
        .join(" › "),
    [text],
  );
}
