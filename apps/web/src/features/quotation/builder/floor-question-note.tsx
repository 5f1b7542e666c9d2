import type { FloorApprovalRow } from "@kilolane/contract";
import { Text } from "@mantine/core";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

/** That an admin was asked for a price and has not answered yet, or has declined it and why. */
export function FloorQuestionNote({ question }: { readonly question: FloorApprovalRow | undefined }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  if (question === undefined) return null;
  const { status, currency, sellTotal, decisionReason: reason } = question;
  if (status !== "open" && status !== "declined") return null;
  const price = formatMoney(sellTotal, currency, language);
  return (
    <Text size="xs" {...(status === "declined" && { c: "red" })} role="status" data-testid="floor-question">
      {status === "open" ? t("margin.asked", { price }) : t("margin.declined", { price, reason })}
    </Text>
  );
}
