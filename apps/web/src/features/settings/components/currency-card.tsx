import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { currenciesQuery } from "../../place/queries.ts";
import { CompanyForm } from "./company-form.tsx";
import { SettingCard } from "./setting-card.tsx";

/** The currency that the company's new quotations begin with. */
export function CurrencyCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation("settings");
  const { data: currencies = [] } = useQuery(currenciesQuery);
  return (
    <SettingCard title={t("money.title")} text={t("money.text")}>
      <CompanyForm names={["preferredCurrency"]} isReadOnly={isReadOnly}>
        {({ values, problemOf, change }) => (
          <NativeSelect
            label={t("money.label")}
            maw={260}
            disabled={isReadOnly}
            value={values.preferredCurrency}
            error={problemOf("preferredCurrency")}
            data={[...new Set([values.preferredCurrency, ...currencies.map(({ code }) => code)])].toSorted(
              (a, b) => a.localeCompare(b),
            )}
            onChange={(event) => change({ preferredCurrency: event.currentTarget.value })}
          />
        )}
      </CompanyForm>
    </SettingCard>
  );
}
