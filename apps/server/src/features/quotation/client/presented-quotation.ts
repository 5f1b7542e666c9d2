import { CLIENT_EVENTS, type ClientQuotation } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { findForwarder } from "../link/forwarder.ts";
import { loadLineNames } from "../present/line-name.ts";
import { presentClientDetail } from "../present/quotation.ts";
import { findRequestState } from "../reads/incoming.ts";
import { findAnswers, findAskedBy } from "../reads/mail.ts";
import { findTimeline, type QuotationRow, type TimelineRow } from "../reads/quotation.ts";
import { findVersionPlaces } from "../saved/stored-quotation.ts";

type Ability = ClientQuotation["abilities"]["confirm"];

/** Only what was sent is decided, in the version that the reader has. */
function decideAbility(row: QuotationRow): Ability {
  if (row.version !== row.contentVersion) return { allowed: false, reason: "superseded" };
  if (row.status === "expired") return { allowed: false, reason: "expired" };
  return row.status === "sent" ? { allowed: true, reason: null } : { allowed: false, reason: "state" };
}

function presentHistory(timeline: readonly TimelineRow[]): ClientQuotation["history"] {
  return timeline.flatMap(({ kind: named, version, at }) => {
    const kind = CLIENT_EVENTS.find((known) => known === named);
    return kind === undefined ? [] : [{ kind, version, at: at.toISOString() }];
  });
}

/** A quotation as its reader sees it, in a transaction of the house that it is read in. */
export async function getPresentedReceived(
  tx: CompanyTransaction,
  row: QuotationRow,
  {
    reader,
    show,
    isForReader,
  }: {
    readonly reader: { readonly email: string };
    readonly show: { readonly airline: boolean; readonly remarks: boolean };
    /** false: a newer version went to somebody else */
    readonly isForReader: boolean;
  },
): Promise<ClientQuotation> {
  const { id } = row;
  const isSuperseded = row.version !== row.contentVersion;
  const ability = decideAbility(row);
  const detail = await presentClientDetail({
    row,
    places: await findVersionPlaces(tx, row.content),
    forwarder: await findForwarder(tx, row),
    language: tx.scope.locale,
    questions: await findAskedBy(tx, id, reader.email),
    answers: await findAnswers(tx, id, reader.email),
    show,
    mayDecide: ability.allowed,
    decision: row.status === "accepted" || row.status === "rejected" ? row.status : null,
    isSuperseded,
    names: await loadLineNames(tx.scope.locale),
  });
  return {
    ...detail,
    forwarderId: tx.scope.companyId,
    history: presentHistory(
      (await findTimeline(tx, id)).filter(({ version }) => isForReader || version <= row.contentVersion),
    ),
    requestState: await findRequestState(tx, id),
    abilities: { confirm: ability, cancel: ability },
  };
}
