import type { ClientQuotation } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { receivedHref } from "../../../lib/paths/client-href.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import classes from "./received.module.css";

interface PartHeadProps {
  readonly quotation: ClientQuotation;
  readonly title: string;
}

/** Which part of which quotation, and the way back to all of it. */
export function PartHead({ quotation, title }: PartHeadProps) {
  const { t } = useTranslation("client");
  const { quotation_id: id, number, shipFromAirportDetail: from, shipToAirportDetail: to } = quotation;
  const back = receivedHref(useClientRole(), { id, from: from.code, to: to.code });
  return (
    <div>
      <div className={classes.contact}>
        <Anchor component={Link} to={back}>
          {t("part.back", { number })}
        </Anchor>
        <bdi dir="ltr">{`${from.code} – ${to.code}`}</bdi>
        <bdi>{quotation.forwarder.companyName}</bdi>
      </div>
      <PageHeader title={title} />
    </div>
  );
}
