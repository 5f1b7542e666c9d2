import { useTranslation } from "../i18n/use-translation.ts";
import { SearchField, type SearchFieldProps } from "../../ui/search-field/search-field.tsx";

/** The search field of every picker, with what it says of a text for which nothing was chosen. */
export function SearchPicker(props: Omit<SearchFieldProps, "unchosenText">) {
  const { t } = useTranslation("state");
  return <SearchField {...props} unchosenText={t("search.unchosen")} />;
}
