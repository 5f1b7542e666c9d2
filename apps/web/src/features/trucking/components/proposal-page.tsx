import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { NamedPageHeader } from "../../../lib/i18n/named-page-header.tsx";
import { ProposalReview } from "./proposal-review.tsx";
import cards from "../../../ui/card.module.css";

interface ProposalPageProps {
  readonly id: string;
  /** to the carrier */
  readonly onBack: () => void;
}

/** A proposal in place of its carrier's form. */
export function ProposalPage({ id, onBack }: ProposalPageProps) {
  const { t } = useTranslation("trucking-proposal");
  return (
    <>
      <NamedPageHeader title={t("detail.title")} lead={t("detail.lead")}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft className={cards["back"]} size={18} aria-hidden />}
          onClick={onBack}
        >
          {t("action.toCarrier")}
        </Button>
      </NamedPageHeader>
      <ProposalReview key={id} id={id} />
    </>
  );
}
