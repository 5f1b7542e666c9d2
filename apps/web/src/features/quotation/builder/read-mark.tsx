import { IconCheck, IconEye } from "@tabler/icons-react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../use-desk.ts";
import type { CreateForm } from "./create-form.ts";
import classes from "./field-mark.module.css";
import type { MailMarks, MarkedField } from "./mail-marks.ts";
import type { PastQuotation } from "./mail-suggestions.ts";
import { goodsLineOf, readMarkOf, showInMail, takenFrom } from "./mark-of-field.ts";

interface ReadMarkProps {
  readonly field: MarkedField;
  readonly marks: MailMarks;
}

/** What a field that was read says of itself; nothing once it differs from what was filled in. */
export function ReadMark({ field, marks }: ReadMarkProps) {
  const { t } = useTranslation("quotation");
  const value = useWatch<CreateForm>({ name: field });
  if (JSON.stringify(value) !== JSON.stringify(filledOf(marks.filled, field))) return null;
  const quotation = takenFrom(marks, field);
  if (quotation !== null) return <TakenMark field={field} quotation={quotation} />;
  const mark = readMarkOf(marks.reading, field);
  if (mark === null) return null;
  const says = mark.isSure ? t("readMail.mark.sure") : t("readMail.mark.check");
  const icon = mark.isSure ? <IconCheck size={12} aria-hidden /> : <IconEye size={12} aria-hidden />;
  const className = mark.isSure ? classes.sure : classes.check;
  // passed by Tab: the keys go on in the form, and the same text is at the place in the mail
  return mark.hasPlace ? (
    <button
      type="button"
      tabIndex={-1}
      className={className}
      aria-label={says}
      title={says}
      data-mail-mark={field}
      onClick={() => showInMail(field)}
    >
      {icon}
    </button>
  ) : (
    <span role="img" className={className} aria-label={says} title={says} data-mail-mark={field}>
      {icon}
    </span>
  );
}

/** Taken from an earlier quotation, which opens beside the form. */
function TakenMark({
  field,
  quotation,
}: Omit<ReadMarkProps, "marks"> & { readonly quotation: PastQuotation }) {
  const { t } = useTranslation("quotation");
  const role = useDesk();
  const says = t("readMail.context.mark", { number: quotation.number });
  return (
    <Link
      to={forwarderHref(role, "quotation/details/:id", { id: quotation.id })}
      target="_blank"
      tabIndex={-1}
      className={classes.check}
      aria-label={says}
      title={says}
      data-mail-mark={field}
    >
      <IconEye size={12} aria-hidden />
    </Link>
  );
}

function filledOf(form: CreateForm, field: MarkedField): unknown {
  const line = goodsLineOf(field);
  if (line !== undefined) return form.goods[line];
  return Object.entries(form).find(([name]) => name === field)?.[1];
}
