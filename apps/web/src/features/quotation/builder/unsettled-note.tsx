import type { PricedRequest } from "@kilolane/contract";
import { Alert } from "@mantine/core";
import { formatNames } from "../../../lib/format/names.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { UnsettledEdits } from "./use-unsettled-edits.ts";

interface UnsettledNoteProps {
  readonly priced: PricedRequest | null;
  readonly unsettled: UnsettledEdits;
}

/** Why nothing was saved: what is in the fields of these options was refused. */
export function UnsettledNote({ priced, unsettled }: UnsettledNoteProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const names = (priced?.options ?? [])
    .filter((option) => unsettled.refused.includes(option.quote_id))
    .map((option) => option.airline?.name ?? "");
  if (names.length === 0) return null;
  return (
    <Alert mt="sm" color="red" role="alert" data-testid="unsettled">
      {t("summary.unsettled", { airlines: formatNames(names, language) })}
    </Alert>
  );
}
