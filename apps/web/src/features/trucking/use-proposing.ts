import { useState } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { sayRefusal, useSaveWith } from "../../lib/api/use-save.ts";
import { readFigure } from "../../lib/format/figure-input.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useTypedState } from "../../lib/forms/use-typed-state.ts";
import { useLeaveWarning } from "../../lib/leave/use-leave-warning.ts";
import { type Held, type NewProposal, PROPOSER_READS, sendProposal } from "./proposal-queries.ts";

type Zone = Held["zones"][number];
type Figure = Zone["figures"][number];
/** A changed figure, as it is sent. */
type Line = NewProposal["lines"][number];

/** What outlives the end of a session. */
interface Kept {
  /** of the tariff that it was typed over */
  readonly version: number;
  readonly typed: Readonly<Record<string, string>>;
  readonly effectiveOn: string;
  readonly note: string;
}

/** Names one figure of one zone. */
export const keyOf = (zone: Zone, { figure, detail }: Figure): string =>
  JSON.stringify([zone.name, zone.validFrom, figure, detail]);

/** What is typed as other figures of a held tariff. */
function useTypedFigures(tariff: Held) {
  const language = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [effectiveOn, setEffectiveOn] = useState(tariff.today);
  const [note, setNote] = useState("");
  /** what was given back was typed over figures that are others by now */
  const [isOutdated, setOutdated] = useState(false);
  const changes = tariff.zones.flatMap((zone) =>
    zone.figures.flatMap((figure): (Line & { readonly key: string })[] => {
      const key = keyOf(zone, figure);
      const value = readFigure(typed[key] ?? "", language);
      if (value === "" || value === figure.value) return [];
      const { name, validFrom } = zone;
      return [{ key, zone: name, validFrom, figure: figure.figure, detail: figure.detail, value }];
    }),
  );
  return {
    typed,
    type: (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text })),
    effectiveOn,
    setEffectiveOn,
    note,
    setNote,
    isOutdated,
    changes,
    isTyped: changes.length > 0 || note !== "",
    giveBack: (kept: Kept) => {
      setTyped(kept.typed);
      setEffectiveOn(kept.effectiveOn);
      setNote(kept.note);
      setOutdated(kept.version !== tariff.version);
    },
  };
}

/** What is typed as other figures of a held tariff, and its way to the forwarder. */
export function useProposing(tariff: Held, onSent: (id: string) => void) {
  const { t } = useTranslation("trucking-proposal");
  const { changes, isOutdated, isTyped, giveBack, ...figures } = useTypedFigures(tariff);
  const { typed, effectiveOn, note } = figures;
  const send = useSaveWith(async (body: NewProposal) => sendProposal(tariff.id, body), {
    invalidates: PROPOSER_READS,
    done: t("propose.done", { forwarder: tariff.forwarder }),
    onSaved: ({ id }) => onSent(id),
    // said at the fields, or in place
    onRefused: (refusal) =>
      refusal.fields.length > 0 || refusal.status === 409 ? undefined : sayRefusal(refusal),
  });
  useLeaveWarning(changes.length > 0 && !send.isSuccess);
  useTypedState<Kept>({
    name: `proposal ${tariff.id}`,
    read: () =>
      isTyped && !send.isSuccess ? { version: tariff.version, typed, effectiveOn, note } : undefined,
    giveBack,
  });
  const messages = new Map(send.refusal?.fields.map(({ field, message }) => [field, message]));
  const sent = send.variables?.lines ?? [];
  const errors = new Map(
    [...messages].flatMap(([field, message]): [string, string][] => {
      const line = sent[Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? -1)];
      if (line === undefined) return [];
      return [[JSON.stringify([line.zone, line.validFrom, line.figure, line.detail ?? ""]), message]];
    }),
  );
  return {
    ...figures,
    count: changes.length,
    isPending: send.isPending,
    /** the forwarder changed the tariff, or takes no proposals any more */
    isOvertaken: send.refusal?.status === 409 || isOutdated,
    errorOf: (key: string) => errors.get(key),
    dayError: messages.get("effectiveOn"),
    send: () =>
      send.mutate({
        version: tariff.version,
        effectiveOn,
        note,
        lines: changes.map(({ key: _key, ...line }) => line),
      }),
  };
}
export type Proposing = ReturnType<typeof useProposing>;
