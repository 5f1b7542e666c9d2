import { Alert, Button, Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./mail-dialog.module.css";
import { mailPreviewQuery, type MailedQuotation } from "./mail-queries.ts";
import { type MailFields, previewedOf } from "./use-mail-form.ts";

interface MailPreviewProps {
  readonly quotation: MailedQuotation;
  readonly values: MailFields;
}

/** The mail as its recipient sees it. The frame runs nothing and leads nowhere: a mail holds what people typed. */
export function MailPreview({ quotation, values }: MailPreviewProps) {
  const { t } = useTranslation("quotation");
  const { data, isPending, isError, refetch } = useQuery(mailPreviewQuery(quotation, previewedOf(values)));
  if (isError) {
    return (
      <Alert color="red" role="alert" title={t("mail.previewFailed")}>
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          {t("option.retry")}
        </Button>
      </Alert>
    );
  }
  if (isPending) return <Loader size="sm" role="status" aria-label={t("mail.previewLoading")} />;
  return (
    <div>
      <p className={classes.shownSubject}>
        <bdi>{data.subject}</bdi>
      </p>
      <iframe className={classes.frame} title={t("mail.preview")} sandbox="" srcDoc={data.html} />
    </div>
  );
}
