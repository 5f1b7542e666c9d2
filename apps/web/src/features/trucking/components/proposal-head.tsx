import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { FactList } from "../../../ui/plain-list.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Proposal } from "../proposal-queries.ts";
import { PROPOSAL_TONES } from "../proposal-tones.ts";
import cards from "../../../ui/card.module.css";
import classes from "./tariff-sheet.module.css";

interface ProposalHeadProps {
  readonly proposal: Proposal;
  /** the other side */
  readonly name: string;
}

/** Whose proposal it is, from which day it counts, and what was said of it. */
export function ProposalHead({ proposal, name }: ProposalHeadProps) {
  const { t } = useTranslation("trucking-proposal");
  const language = useLanguage();
  const { note, answer, decidedAt } = proposal;
  return (
    <>
      <div className={classes["spread"]}>
        <h2 className={cards["title"]}>
          <bdi>{name}</bdi>
        </h2>
        <StatusBadge tone={PROPOSAL_TONES[proposal.state]} label={t(`state.${proposal.state}`)} />
      </div>
      <FactList>
        <div>
          <dt>{t("field.effectiveOn")}</dt>
          <dd>{formatDate(proposal.effectiveOn, language)}</dd>
        </div>
        <div>
          <dt>{t("list.sent")}</dt>
          <dd>{formatInstant(proposal.createdAt, language)}</dd>
        </div>
        {decidedAt === null ? null : (
          <div>
            <dt>{t("detail.decided")}</dt>
            <dd>{formatInstant(decidedAt, language)}</dd>
          </div>
        )}
      </FactList>
      {note === "" ? null : <Said title={t("field.note")} text={note} />}
      {answer === "" ? null : <Said title={t("field.answer")} text={answer} />}
    </>
  );
}

function Said({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <p className={cards["quiet"]}>{title}</p>
      <p className={classes["said"]} dir="auto">
        {text}
      </p>
    </div>
  );
}
