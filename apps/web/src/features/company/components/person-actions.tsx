import type { Person } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StatusButton } from "../../../lib/people/status-button.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { CompanyActions } from "./company-actions.tsx";

const ViewingDialog = lazyPart(async () => import("./viewing-dialog.tsx"));
const PersonDialog = lazyPart(async () => import("./person-dialog.tsx"));
const ResetFactorDialog = lazyPart(async () => import("./reset-factor-dialog.tsx"));

/** What prevents the sign-in when it is the company: then the company is decided about. */
const COMPANIES = {
  Waiting: { approval: "unapproved", isActive: true },
  Rejected: { approval: "rejected", isActive: true },
  Inactive: { approval: "approved", isActive: false },
} as const;

/** Lets somebody in or shuts them out: themselves, or their company where that is what stands in the way. */
export function PersonActions({ person }: { readonly person: Person }) {
  const { state, abilities } = person;
  if (state === "Waiting" || state === "Rejected" || state === "Inactive") {
    const company = {
      id: person.companyId,
      name: person.companyName,
      kind: person.companyKind,
      ...COMPANIES[state],
    };
    return <CompanyActions company={company} place="row" />;
  }
  if (
    !mayBeLookedAs(person) &&
    !abilities.suspend &&
    !abilities.resetSecondFactor &&
    abilities.obstacle === null
  )
    return null;
  return <OwnActions person={person} />;
}

/** A person who can sign in, but never another operator. */
function mayBeLookedAs({ state, role }: Person): boolean {
  return state === "Active" && !may(role, "operatesPlatform");
}

function OwnActions({ person }: { readonly person: Person }) {
  const { t } = useTranslation(["member", "viewing"]);
  const [asked, setAsked] = useState<"status" | "factor" | "viewing">();
  const { abilities } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const intent = person.status === "Suspended" ? "activate" : "suspend";
  const close = () => setAsked(undefined);
  return (
    <>
      <RowActions>
        {abilities.resetSecondFactor ? (
          <RowButton label={t("action.resetFactor")} subject={name} onClick={() => setAsked("factor")} />
        ) : null}
        {mayBeLookedAs(person) ? (
          <RowButton label={t("viewing:start.action")} subject={name} onClick={() => setAsked("viewing")} />
        ) : null}
        <StatusButton name={name} intent={intent} abilities={abilities} onAsk={() => setAsked("status")} />
      </RowActions>
      <>
        {asked === "status" ? <PersonDialog person={person} intent={intent} onClose={close} /> : null}
        {asked === "factor" ? <ResetFactorDialog person={person} onClose={close} /> : null}
        {asked === "viewing" ? <ViewingDialog person={person} onClose={close} /> : null}
      </>
    </>
  );
}
