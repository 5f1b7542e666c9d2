import { IconCheck, IconEye } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../use-desk.ts";
import type { CreateForm } from "./create-form.ts";
import classes from "./field-mark.module.css";
import {
  readMarkOf,
  showInMail,
  takenFrom,
  useMailMarks,
  type MarkedField,
  type MailMarks,
} from "./mail-marks.ts";
import type { PastQuotation } from "./mail-suggestions.ts";

interface FieldMarkProps {
  readonly field: MarkedField;
}

/**
 * Beside a field: read from the mail, sure or to be checked, or taken from an earlier quotation; a click shows where.
 * Gone once a person edits it.
 */
export function FieldMark({ field }: FieldMarkProps) {
  const { marks } = useMailMarks();
  return marks === null ? null : <ReadMark field={field} marks={marks} />;
}

/** The mark as it stands over the end of a field's label, which may hold no button. */
export function MarkedArea({ field, children }: FieldMarkProps & { readonly children: ReactNode }) {
  return (
    <div className={classes.area}>
      {children}
      <span className={classes.corner}>
        <FieldMark field={field} />
      </span>
    </div>
  );
}

function ReadMark({ field, marks }: FieldMarkProps & { readonly marks: MailMarks }) {
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
function TakenMark({ field, quotation }: FieldMarkProps & { readonly quotation: PastQuotation }) {
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
  const line = /^goods\.(\d+)$/.exec(field)?.[1];
  if (line !== undefined) return form.goods[Number(line)];
  return Object.entries(form).find(([name]) => name === field)?.[1];
}
