import type { ManagedCompany } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { companyStateOf, DECISIONS } from "../company-state.ts";
import type { CompanyDecision } from "../queries.ts";

const DecisionDialog = lazyPart(async () => import("./decision-dialog.tsx"));
const ApproveAirlineDialog = lazyPart(async () => import("./approve-airline-dialog.tsx"));

type ActedOn = Pick<ManagedCompany, "id" | "name" | "approval" | "isActive"> & { readonly kind: string };

interface CompanyActionsProps {
  readonly company: ActedOn;
  /** `row`: small, at the end of a row; `page`: beside a title */
  readonly place: "row" | "page";
}

/** What can be decided about a company in its state, each behind a question. */
export function CompanyActions({ company, place }: CompanyActionsProps) {
  const { t } = useTranslation("company");
  const [asked, setAsked] = useState<CompanyDecision | null>(null);
  const decisions = DECISIONS[companyStateOf(company)];
  const buttons = decisions.map((decision) =>
    place === "row" ? (
      <RowButton
        key={decision}
        label={t(`action.${decision}`)}
        subject={company.name}
        tone={TONES[decision]}
        onClick={() => setAsked(decision)}
      />
    ) : (
      <Button key={decision} {...LOOKS[TONES[decision]]} onClick={() => setAsked(decision)}>
        {t(`action.${decision}`)}
      </Button>
    ),
  );
  return (
    <>
      {place === "row" ? <RowActions>{buttons}</RowActions> : buttons}
      {asked === null ? null : asked === "approve" && company.kind === "airline" ? (
        <ApproveAirlineDialog company={company} onClose={() => setAsked(null)} />
      ) : (
        <DecisionDialog company={company} decision={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const TONES = {
  approve: "main",
  reject: "danger",
  activate: "main",
  deactivate: "danger",
} as const satisfies Readonly<Record<CompanyDecision, string>>;

const LOOKS = { main: {}, danger: { variant: "light", color: "red" } } as const;
