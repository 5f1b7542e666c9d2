import { may } from "@kilolane/domain";
import { Anchor, Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { PlainList } from "../../../ui/plain-list.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TitledSection } from "../../../ui/titled-section.tsx";
import { carrierProposalsQuery, KEEPER_READS, storeProposalSetting } from "../proposal-queries.ts";
import { PROPOSAL_TONES } from "../proposal-tones.ts";
import cards from "../../../ui/card.module.css";
import classes from "./tariff-sheet.module.css";

/** Who may propose corrections of a carrier's tariff, and what was proposed; nothing where nobody ever can. */
export function CarrierProposals({ id }: { readonly id: string }) {
  const { t } = useTranslation("trucking-proposal");
  const language = useLanguage();
  const decides = may(useSession()?.role, "keepsMarginRules");
  const { data } = useQuery(carrierProposalsQuery(id));
  const store = useSaveWith(async (takes: boolean) => storeProposalSetting(id, takes), {
    invalidates: KEEPER_READS,
  });
  if (data === undefined || (data.proposer === null && data.content.length === 0)) return null;
  const takes = store.isPending ? store.variables : data.takesProposals;
  return (
    <TitledSection id="carrier-proposals" title={t("carrier.title")} look="card">
      {data.proposer === null ? null : (
        <Checkbox
          label={t("carrier.takes", { company: data.proposer })}
          description={t(decides ? "carrier.takesHint" : "carrier.adminsOnly")}
          checked={takes}
          disabled={!decides}
          onChange={(event) => store.mutate(event.currentTarget.checked)}
        />
      )}
      {data.content.length === 0 ? (
        <p className={cards["quiet"]}>{t("carrier.none")}</p>
      ) : (
        <PlainList className={cards["stack"]}>
          {data.content.map((row) => (
            <li key={row.id} className={classes["spread"]}>
              <Anchor component={Link} to={`?proposal=${row.id}`}>
                {formatInstant(row.createdAt, language)}
              </Anchor>
              <StatusBadge tone={PROPOSAL_TONES[row.state]} label={t(`state.${row.state}`)} />
            </li>
          ))}
        </PlainList>
      )}
    </TitledSection>
  );
}
