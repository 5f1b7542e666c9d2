import type { CompanySetting } from "@kilolane/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { RefusalAlert } from "../../../lib/forms/refusal-alert.tsx";
import { isVersionConflict, sendSeen } from "../../../lib/forms/send-seen.ts";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { QUOTATION_READS } from "../../quotation/queries.ts";
import { companySettingQuery, fetchCompanySetting, storeCompanySetting } from "../queries.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { SaveBar } from "./save-bar.tsx";
import classes from "./settings.module.css";

type Name = Exclude<keyof CompanySetting, "version">;

/** Whether two values of a setting say the same; texts by language are objects, and new ones with every answer. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

/** What each setting is called on its screen. */
const LABELS = {
  preferredCurrency: "money.label",
  departureUsaOnly: "departure.usaOnly",
  agentsSeeAll: "sight.all",
  validityDays: "documents.validityDays",
  daysBeyondRateEnd: "documents.daysBeyondRateEnd",
  sellStep: "documents.sellStep",
  roundingUnits: "documents.roundingUnits",
  terms: "documents.terms",
  paymentTerms: "documents.payment",
  translations: "documents.textsIn",
  accentColor: "documents.accent",
  remindDays: "remind.days",
  answerHours: "answer.hours",
  remindClient: "remind.client",
  listedInDirectory: "answer.listed",
} as const satisfies Record<Name, string>;

/** What the fields of a company form get: its values as they stand, what was refused, and how to change them. */
interface CompanyFields<Names extends Name> {
  readonly values: Pick<CompanySetting, Names>;
  readonly problemOf: (name: Names) => string | undefined;
  readonly change: (change: Partial<Pick<CompanySetting, Names>>) => void;
  readonly isReadOnly: boolean;
}

interface CompanyFormProps<Names extends Name> {
  /** The settings that this card holds; the others stay as they are. */
  readonly names: readonly Names[];
  readonly isReadOnly: boolean;
  readonly children: (fields: CompanyFields<Names>) => ReactNode;
}

/** Some of the company's settings in a card of their own, saved together. */
export function CompanyForm<Names extends Name>(props: CompanyFormProps<Names>) {
  const query = useQuery(companySettingQuery);
  return <QueryState query={query}>{(stored) => <OpenForm {...props} stored={stored} />}</QueryState>;
}

/** Changes that were begun: from what was stored then, and what somebody else has stored since. */
interface StartedChanges<Names extends Name> {
  readonly seen: CompanySetting;
  readonly typed: Partial<Pick<CompanySetting, Names>>;
  readonly theirs?: CompanySetting;
}

function useCompanyChanges<Names extends Name>(names: readonly Names[], stored: CompanySetting) {
  const queries = useQueryClient();
  const [started, setStarted] = useState<StartedChanges<Names>>();
  const { seen = stored, typed = {}, theirs } = started ?? {};
  const changesIn = (now: CompanySetting) =>
    names.filter((name) => !isSame(now[name], seen[name])).map((field) => ({ field, value: now[field] }));
  const send = async () =>
    sendSeen({
      seen,
      send: async ({ version }) => storeCompanySetting({ ...typed, version }),
      getNow: fetchCompanySetting,
      isOvertaken: (now) => {
        const isOvertaken = changesIn(now).length > 0;
        if (isOvertaken) setStarted({ seen, typed, theirs: now });
        return isOvertaken;
      },
    });
  const discard = () => setStarted(undefined);
  const show = (setting: CompanySetting) => {
    queries.setQueryData(companySettingQuery.queryKey, setting);
    discard();
  };
  const overtaken = theirs && {
    changes: changesIn(theirs),
    keepMine: () => setStarted({ seen: theirs, typed }),
    takeTheirs: () => show(theirs),
  };
  const change = (changed: Partial<Pick<CompanySetting, Names>>) =>
    setStarted({ seen, typed: { ...typed, ...changed }, ...(theirs === undefined ? {} : { theirs }) });
  return { values: { ...stored, ...typed }, send, change, discard, show, overtaken };
}

function OpenForm<Names extends Name>({
  names,
  isReadOnly,
  children,
  stored,
}: CompanyFormProps<Names> & { readonly stored: CompanySetting }) {
  const { t } = useTranslation("settings");
  const { values, send, change, discard, show, overtaken } = useCompanyChanges(names, stored);
  const record = usePlainForm({
    fields: names,
    save: send,
    invalidates: QUOTATION_READS,
    done: t("updated"),
    onSaved: show,
    refusalsAt: "head",
  });
  const isDirty = names.some((name) => !isSame(values[name], stored[name]));
  return (
    <RecordForm record={record} className={classes["body"]}>
      <RefusalAlert refusal={isVersionConflict(record.refusal) ? undefined : record.refusal} />
      <OvertakenAlert<Name> overtaken={overtaken} labelOf={(name) => t(LABELS[name])} />
      {children({ values, problemOf: record.errorOf, change, isReadOnly })}
      {isReadOnly ? null : <SaveBar isDirty={isDirty} pending={record.isPending} onDiscard={discard} />}
    </RecordForm>
  );
}
