import { useTranslation } from "../../lib/i18n/use-translation.ts";

interface Served {
  readonly serviceLevel: "standard" | "priority";
}

/** A carrier's name with its level of service where that is not the standard one: two offers of it are never alike. */
export function useServiceText(): (name: string, option: Served) => string {
  const { t } = useTranslation("quotation");
  return (name, { serviceLevel }) =>
    serviceLevel === "priority" ? `${name} · ${t("option.priority")}` : name;
}
