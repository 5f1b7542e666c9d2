import { directionOf, LANGUAGE_CODES, loadTranslator } from "@kilolane/phrases";
import type { PaperContent } from "../paper.ts";
import type { PaperModel } from "../../../integrations/pdf/paper-model.ts";

interface PrintedPaper {
  readonly kind: "invoice" | "receipt" | "credit-note";
  readonly number: string;
}

/** A paper's words and figures in its language, as the template draws them. */
export async function presentPaper(
  { kind, number }: PrintedPaper,
  content: PaperContent,
): Promise<PaperModel> {
  const language = LANGUAGE_CODES.find((code) => code === content.language) ?? "en";
  const t = await loadTranslator(language, "payment");
  const amount = (text: string): string => `${text} ${content.currency}`;
  const lineText = (line: PaperContent["lines"][number]): string => {
    const keys = line.keyType === null ? "" : t(`paper.keys.${keyWord(line.keyType)}`);
    if (line.kind === "credit") return t("paper.credit");
    return line.kind === "addon" ? t("paper.addon", { keys }) : keys;
  };
  const tax = content.taxName === "" ? t("tax") : content.taxName;
  const totals = [
    [t("net"), amount(content.net)],
    [`${tax} ${content.taxPercent} %`, amount(content.tax)],
    [t("total"), amount(content.total)],
  ] as const;
  const isTransfer = kind === "invoice" && content.provider === "bank";
  return {
    paper: kind,
    language,
    direction: directionOf(language),
    title: t(`paper.${kind}`),
    number,
    facts: [
      [t("paper.issued"), content.issuedOn],
      ...(content.packageName === "" ? [] : [[t("paper.package"), content.packageName] as const]),
      ...(content.corrects === "" ? [] : [[t("paper.corrects"), content.corrects] as const]),
      ...(isTransfer ? [] : [[t("paper.paidBy"), t(`provider.${providerWord(content.provider)}`)] as const]),
    ],
    seller: partyLines(content.seller, t("paper.taxNumber")),
    buyer: partyLines(content.buyer, t("paper.taxNumber")),
    buyerLabel: t("paper.buyer"),
    columns: [t("paper.what"), t("paper.count"), t("paper.unit"), t("paper.amount")],
    lines: content.lines.map((line) => [lineText(line), String(line.keyCount), line.unit, line.net]),
    totals,
    notes: isTransfer
      ? [
          t("paper.transfer", {
            bank: content.bankName,
            account: content.bankAccount,
            reference: content.reference,
          }),
        ]
      : [],
  };
}

function partyLines(party: PaperContent["seller"], taxLabel: string): string[] {
  const town = [party.zip, party.city, party.country].filter((part) => part !== "").join(" ");
  const taxLine = party.taxNumber === "" ? "" : `${taxLabel} ${party.taxNumber}`;
  return [party.name, party.street, town, taxLine].filter((line) => line !== "");
}

function keyWord(type: string): "admin" | "agent" | "client" {
  return type === "admin" || type === "agent" ? type : "client";
}

function providerWord(provider: string): "stripe" | "paypal" | "bank" {
  return provider === "stripe" || provider === "paypal" ? provider : "bank";
}
