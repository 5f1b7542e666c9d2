import type { Area } from "@kilolane/phrases";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** Words for codes that arrive from the server: a code without a phrase is shown as it came, never as nothing. */
export function useCodeText(
  area: Area,
): (group: string, code: string, values?: Record<string, string>) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (group, code, values) => {
      const key = `${group}.${code}`;
      const text = i18n.getResource(i18n.language, area, key) as unknown;
      if (typeof text !== "string") return code;
      return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values?.[name] ?? "");
    },
    [i18n, area],
  );
}
