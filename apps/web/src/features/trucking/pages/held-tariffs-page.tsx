import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { parseAsString, useQueryStates } from "nuqs";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { NamedPageHeader } from "../../../lib/i18n/named-page-header.tsx";
import { HeldList } from "../components/held-list.tsx";
import { HeldTariff } from "../components/held-tariff.tsx";
import { OwnProposal } from "../components/own-proposal.tsx";
import { OwnProposals } from "../components/own-proposals.tsx";
import cards from "../../../ui/card.module.css";

const OPENED = { tariff: parseAsString.withDefault(""), proposal: parseAsString.withDefault("") };

/** A trucking company's tariff as forwarders hold it, and what it has proposed; which one is open, the address says. */
export default function HeldTariffsPage() {
  const { t } = useTranslation("trucking-proposal");
  const [{ tariff, proposal }, open] = useQueryStates(OPENED, { history: "push" });
  const show = (id: string) => void open({ tariff: null, proposal: id });
  const isList = tariff === "" && proposal === "";
  return (
    <>
      <NamedPageHeader title={t("title")} lead={t("lead")}>
        {isList ? null : (
          <Button
            variant="default"
            leftSection={<IconArrowLeft className={cards["back"]} size={18} aria-hidden />}
            onClick={() => void open({ tariff: null, proposal: null })}
          >
            {t("action.back")}
          </Button>
        )}
      </NamedPageHeader>
      {isList ? (
        <div className={cards["stack"]}>
          <HeldList />
          <OwnProposals onOpen={show} />
        </div>
      ) : proposal === "" ? (
        <HeldTariff key={tariff} id={tariff} onSent={show} />
      ) : (
        <OwnProposal key={proposal} id={proposal} />
      )}
    </>
  );
}
