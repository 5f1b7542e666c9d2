import type { PricedRequest } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconArrowRight, IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Measure } from "../components/measure.tsx";
import { type CreateForm, filledRows } from "./create-form.ts";
import classes from "./question-strip.module.css";

interface QuestionStripProps {
  readonly priced: PricedRequest;
  /** unfolds the question and puts the focus on the field */
  readonly onEdit: (selector: string) => void;
}

interface StripPart {
  readonly label: string;
  /** of the field that it opens */
  readonly selector: string;
  readonly content: ReactNode;
}

/** The question on one line; each part of it opens the form at its field. */
export function QuestionStrip({ priced, onEdit }: QuestionStripProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { from, to, inquirer, goods, readyDate, typeOfGoods } = useFormContext<CreateForm>().getValues();
  const pieces = filledRows(goods).reduce(
    (sum, { row }) => sum + Number(row.pieces === "" ? 1 : row.pieces),
    0,
  );
  const { weights } = priced;
  const parts: readonly StripPart[] = [
    {
      label: t("list.lane"),
      selector: 'input[name="from"]',
      content: (
        <>
          <bdi dir="ltr" className={classes.lane}>
            {from?.code}
            <IconArrowRight size={14} aria-label="–" />
            {to?.code}
          </bdi>
          <bdi className={classes.quiet}>{`${from?.city ?? ""} – ${to?.city ?? ""}`}</bdi>
        </>
      ),
    },
    {
      label: t(`goodsType.${typeOfGoods}`),
      selector: 'input[data-row="0"]',
      content: (
        <>
          <span>{t("question.pieces", { count: pieces })}</span>
          <strong data-mark="weight">
            <Measure value={formatWeight(weights.chargeableWeight, weights.weightUnit, language)} />
          </strong>
        </>
      ),
    },
    {
      label: t("field.readyDate"),
      selector: 'input[name="readyDate"]',
      content: <strong>{formatDate(readyDate, language, "short")}</strong>,
    },
    {
      label: t("field.inquirer"),
      selector: 'input[name="inquirer"]',
      content:
        inquirer === null ? (
          <span className={classes.quiet}>{t("field.none")}</span>
        ) : (
          <bdi>{inquirer.nameofInquirer}</bdi>
        ),
    },
  ];
  return (
    <section className={classes.strip} aria-label={t("question.title")} data-testid="question-strip">
      {parts.map(({ label, selector, content }) => (
        <button key={label} type="button" className={classes.part} onClick={() => onEdit(selector)}>
          <small>{label}</small>
          <span className={classes.content}>{content}</span>
        </button>
      ))}
      <Button
        variant="default"
        size="compact-md"
        className={classes.change}
        leftSection={<IconPencil size={14} aria-hidden />}
        aria-expanded={false}
        onClick={() => onEdit('input[data-row="0"]')}
      >
        {t("question.change")}
      </Button>
    </section>
  );
}
