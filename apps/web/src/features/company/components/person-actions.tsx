import type { Person } from "@kilolane/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { CompanyActions } from "./company-actions.tsx";

const PersonDialog = lazy(async () => import("./person-dialog.tsx"));

/** What stands against the sign-in when it is the company: then the company is decided about. */
const COMPANIES = {
  Waiting: { approval: "unapproved", isActive: true },
  Rejected: { approval: "rejected", isActive: true },
  Inactive: { approval: "approved", isActive: false },
} as const;

/** Lets somebody in or shuts them out: themselves, or their company where that is what stands in the way. */
export function PersonActions({ person }: { readonly person: Person }) {
  const { t } = useTranslation("member");
  const [isAsking, setAsking] = useState(false);
  const { state } = person;
  const name = `${person.firstName} ${person.lastName}`;
  if (state === "Waiting" || state === "Rejected" || state === "Inactive") {
    const company = { id: person.companyId, name: person.companyName, ...COMPANIES[state] };
    return <CompanyActions company={company} place="row" />;
  }
  if (!person.abilities.suspend) {
    return person.abilities.obstacle === null ? null : (
      <RowActions>
        <RowButton
          label={t("action.suspend")}
          subject={name}
          tone="danger"
          obstacle={t("lastAdmin")}
          onClick={() => setAsking(false)}
        />
      </RowActions>
    );
  }
  const wish = person.status === "Suspended" ? "activate" : "suspend";
  return (
    <>
      <RowActions>
        <RowButton
          label={t(`action.${wish}`)}
          subject={name}
          tone={wish === "suspend" ? "danger" : "main"}
          onClick={() => setAsking(true)}
        />
      </RowActions>
      {isAsking ? (
        <Suspense>
          <PersonDialog person={person} wish={wish} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
