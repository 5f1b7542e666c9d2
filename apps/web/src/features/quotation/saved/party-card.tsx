import type { QuotationDetail } from "@kilolane/contract";
import { Anchor, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import cards from "../../../ui/card.module.css";
import classes from "./saved-quotation.module.css";

/** Who asked for the price, and who of the desk owns it. */
export function PartyCard({ quotation }: { readonly quotation: QuotationDetail }) {
  const { t } = useTranslation("quotation");
  const { inquirer, owner } = quotation;
  return (
    <section className={cards.snugCard} aria-label={t("detail.inquirer")}>
      <h2 className={classes.title}>{t("detail.inquirer")}</h2>
      {inquirer.nameofInquirer === "" && inquirer.companyName === "" ? (
        <Text size="sm" c="dimmed">
          {t("detail.noInquirer")}
        </Text>
      ) : (
        <address className={classes.address}>
          <bdi className={classes.strong}>{inquirer.companyName}</bdi>
          <bdi>{inquirer.nameofInquirer}</bdi>
          {inquirer.email === "" ? null : (
            <Anchor href={`mailto:${inquirer.email}`} size="sm">
              <bdi>{inquirer.email}</bdi>
            </Anchor>
          )}
          {inquirer.phone === "" ? null : (
            <Anchor href={`tel:${inquirer.phone.replaceAll(/[^\d+]/g, "")}`} size="sm">
              <bdi dir="ltr">{inquirer.phone}</bdi>
            </Anchor>
          )}
        </address>
      )}
      <Text size="sm" c="dimmed">
        {`${t("list.owner")}: `}
        <bdi>{owner.name}</bdi>
      </Text>
    </section>
  );
}
