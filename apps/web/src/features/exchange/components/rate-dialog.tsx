import type { OwnExchangeRate } from "@kilolane/contract";
import { Checkbox, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useFigureRules } from "../../../lib/forms/use-figure-rules.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, today } from "../../../lib/format/dates.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { currenciesQuery } from "../../place/queries.ts";
import type { RateBook, RateForm } from "../queries.ts";

interface RateDialogProps {
  readonly book: RateBook;
  /** null: a new one */
  readonly rate: OwnExchangeRate | null;
  readonly onClose: () => void;
}

type Values = Required<Omit<RateForm, "rate">> & { readonly rate: string };

function valuesOf(rate: OwnExchangeRate | null): Values {
  const { base = "EUR", quote = "USD", asOf = today() } = rate ?? {};
  return { base, quote, asOf, rate: rate?.rate ?? "", isConfirmed: false };
}

/** A rate is entered, or replaced; pair and day of a stored one stay what they are. */
export default function RateDialog({ book, rate, onClose }: RateDialogProps) {
  const { t } = useTranslation("exchange");
  const figureRules = useFigureRules();
  const language = useLanguage();
  const record = useRecordForm<Values, OwnExchangeRate, OwnExchangeRate>({
    defaultValues: valuesOf(rate),
    fields: ["base", "quote", "asOf", "rate"],
    mode: "onSubmit",
    record: rate === null ? undefined : { stored: rate, getNow: book.getNow, valuesOf },
    save: async (values, seen) => book.store(values, seen),
    invalidates: book.reads,
    done: t("toast.saved"),
    onSaved: onClose,
    refusalsAt: "head",
  });
  const { form, errorOf, overtaken } = record;
  const [base, quote] = useWatch({ control: form.control, name: ["base", "quote"] });
  const title =
    rate === null
      ? t("form.addTitle")
      : t("form.editTitle", { pair: `${rate.base}/${rate.quote}`, date: formatDate(rate.asOf, language) });
  return (
    <RecordDialog
      title={title}
      record={record}
      submitLabel={t("action.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <OvertakenAlert overtaken={overtaken} labelOf={() => t("form.rate")} />
      {rate === null ? <PairFields form={form} errorOf={errorOf} base={base} quote={quote} /> : null}
      <TextInput
        label={t("form.rate")}
        description={t("form.rateHint", { base, quote })}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        data-autofocus
        error={errorOf("rate")}
        {...form.register("rate", figureRules)}
      />
      {errorOf("rate") === undefined ? null : (
        <Checkbox label={t("form.confirm")} {...form.register("isConfirmed")} />
      )}
    </RecordDialog>
  );
}

type DialogForm = ReturnType<typeof useRecordForm<Values, OwnExchangeRate, OwnExchangeRate>>;

/** From which currency to which, and since when. What is shown is what the form holds, also once the list arrives. */
function PairFields({
  form,
  errorOf,
  base,
  quote,
}: Pick<DialogForm, "form" | "errorOf"> & Pick<Values, "base" | "quote">) {
  const { t } = useTranslation("exchange");
  const { data: currencies = [] } = useQuery(currenciesQuery);
  const codes = [...new Set(["EUR", "USD", ...currencies.map(({ code }) => code)])].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return (
    <>
      <SimpleGrid cols={2}>
        <NativeSelect
          label={t("form.base")}
          data={codes}
          error={errorOf("base")}
          {...form.register("base")}
          value={base}
        />
        <NativeSelect
          label={t("form.quote")}
          data={codes}
          error={errorOf("quote")}
          {...form.register("quote")}
          value={quote}
        />
      </SimpleGrid>
      <TextInput
        type="date"
        label={t("form.asOf")}
        description={t("form.asOfHint")}
        error={errorOf("asOf")}
        {...form.register("asOf")}
      />
    </>
  );
}
