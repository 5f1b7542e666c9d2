import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidate } from "../../lib/api/query.ts";
import { useSaveWith } from "../../lib/api/use-save.ts";
import { useTypedState } from "../../lib/forms/use-typed-state.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import { publishDraft, rateQuery, saveRate, type StoredRate, RATE_READS } from "./queries.ts";
import { differencesOf } from "./rate-differences.ts";
import type { RateDesk } from "./rate-desk.ts";
import { draftOf, hasTooManyLanes, type RateDraft } from "./rate-draft.ts";
import { followTemplates, type Templates } from "./template-queries.ts";

/** The state that a change is made to: what was stored when it was opened, and that as a draft. */
interface Base {
  readonly rate: StoredRate | null;
  readonly draft: RateDraft;
}

/** What outlives the end of a session. */
interface Typed {
  readonly base: Base;
  readonly draft: RateDraft;
}

/** The newest state of a stored rate as it is typed. */
const newestOf = (rate: StoredRate) => draftOf(rate.draft ?? rate);

/** Stores and publishes what is typed; a newer state of somebody else's is handed to `onConflict`. */
function useRateCalls(
  editing: { readonly desk: RateDesk; readonly rate: StoredRate | null; readonly draft: RateDraft },
  changeCount: number,
  onConflict: (theirs: StoredRate) => void,
) {
  const queries = useQueryClient();
  const language = useLanguage();
  const { desk, rate, draft } = editing;
  const isTermsOnly = rate !== null && hasTooManyLanes(rate.draft ?? rate);
  const fetchStored = async (id: string) => queries.fetchQuery({ ...rateQuery(desk, id), staleTime: 0 });
  const store = async () =>
    saveRate({
      desk,
      target: rate === null ? null : { id: rate.id, version: (rate.draft ?? rate).version },
      draft,
      isTermsOnly,
      language,
    });
  const options = {
    onSaved: async () => invalidate(queries, RATE_READS, "none"),
    onRefused: async ({ code }: ApiError) => {
      if (code === "version-conflict" && rate !== null) onConflict(await fetchStored(rate.id));
    },
  };
  const save = useSaveWith(store, options);
  const publish = useSaveWith(async () => {
    const waiting = rate?.draft ?? (rate?.state === "draft" ? rate : null);
    const isStored = waiting !== null && changeCount === 0;
    return publishDraft(isStored ? { id: waiting.id, version: waiting.version } : await store());
  }, options);
  const failure = publish.error ?? save.error;
  return {
    isTermsOnly,
    fetchStored,
    save: save.mutateAsync,
    publish: publish.mutateAsync,
    isPending: save.isPending || publish.isPending,
    refusal: failure instanceof ApiError && failure.code !== "version-conflict" ? failure : null,
    forgetRefusal: () => {
      save.reset();
      publish.reset();
    },
  };
}

/**
 * A rate while it is edited. A second editor's state overwrites nothing and is overwritten by nothing: it waits as
 * `conflict` until the person has chosen.
 */
export function useRateEditor(
  desk: RateDesk,
  opened: StoredRate | null,
  start: RateDraft,
  templates: Templates | undefined,
) {
  const [base, setBase] = useState<Base>({ rate: opened, draft: start });
  const [draft, setDraft] = useState(start);
  const [conflict, setConflict] = useState<StoredRate | null>(null);
  /** counts changes from outside, so that grids start again with their undo */
  const [round, setRound] = useState(0);
  const { rate } = base;
  const change = useCallback(
    (part: Partial<RateDraft>) =>
      setDraft((whole) => followTemplates(whole, { ...whole, ...part }, templates)),
    [templates],
  );
  const changes = useMemo(() => differencesOf(base.draft, draft), [base.draft, draft]);
  const { fetchStored, forgetRefusal, ...calls } = useRateCalls(
    { desk, rate, draft },
    changes.length,
    setConflict,
  );
  const goOn = (typed: Typed) => {
    setBase(typed.base);
    setDraft(typed.draft);
    setRound((count) => count + 1);
  };
  const begin = (next: StoredRate, mine: RateDraft | null) => {
    goOn({ base: { rate: next, draft: newestOf(next) }, draft: mine ?? newestOf(next) });
    setConflict(null);
    forgetRefusal();
  };
  // With what it was typed over: a state that somebody else stored meanwhile is a conflict then, too.
  const read = () => (changes.length > 0 ? { base, draft } : undefined);
  useTypedState<Typed>({ name: "rate", read, giveBack: goOn });
  return {
    ...calls,
    desk,
    rate,
    /** the prices in force, which a publication replaces; null: there are none */
    live: rate === null || rate.state === "draft" ? null : draftOf(rate),
    draft,
    change,
    round,
    isReadOnly: rate !== null && !rate.mayEdit,
    isDirty: changes.length > 0,
    /** goes on from what is stored now */
    reload: async () => {
      if (rate !== null) begin(await fetchStored(rate.id), null);
    },
    conflict,
    base: base.draft,
    /** forgets what was typed and goes on from what the other person stored */
    takeTheirs: () => conflict && begin(conflict, null),
    /** keeps what was typed, as a change of what the other person stored; what only they changed is taken over */
    keepMine: () => conflict && begin(conflict, mergeDrafts(base.draft, draft, newestOf(conflict))),
    closeConflict: () => setConflict(null),
  };
}

export type RateEditing = ReturnType<typeof useRateEditor>;
