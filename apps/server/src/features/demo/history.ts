import {
  buildDemoHauls,
  buildDemoQuotations,
  buildDemoStories,
  type DemoQuotationStatus,
  type DemoRequest,
} from "@kilolane/demo";
import { addDays, type CalendarDate, type LossCause } from "@kilolane/domain";

/** A quotation of the demo world's past: who asked what and when; the engine says at what price. */
export interface PastQuotation {
  readonly companyKey: string;
  readonly ownerUserKey: string;
  readonly clientUserKey: string | null;
  readonly request: DemoRequest;
  readonly createdAt: Date;
  readonly status: DemoQuotationStatus;
  readonly decidedAt: Date | null;
  /** why it was rejected; empty: nobody said */
  readonly reason: string;
  /** of a rejected one; null: none was named */
  readonly cause: LossCause | null;
  /** how far our price was above another one, in per cent; null: none was named */
  readonly abovePercent: number | null;
  /** how many of the best options go into it */
  readonly optionCount: number;
  /** the only airline that is offered; null: the best ones */
  readonly airlineIata: string | null;
  /** freight margin in per cent of sell; null: the company's own rule */
  readonly marginPercent: string | null;
  /** name of the carrier that was put on the pickup; null: none was */
  readonly truckingCarrier: string | null;
}

/** What a quotation of the past has none of, unless its data says otherwise. */
const PLAIN = {
  clientUserKey: null,
  decidedAt: null,
  reason: "",
  cause: null,
  abovePercent: null,
  optionCount: 1,
  airlineIata: null,
  marginPercent: null,
  truckingCarrier: null,
} as const;

const MINUTE_MS = 60_000;

const STORY_MINUTE = 15 * 60;

/** The client answers so long after the desk's working day began. */
const DECISION_MINUTE = 17 * 60;

/**
 * The past of both demo forwarders, the oldest first: twelve months of quotations in every state, and those that a
 * story starts from. The same day gives the same list.
 */
export function historyOf(today: CalendarDate): readonly PastQuotation[] {
  const past = buildDemoQuotations({ today }).map((quotation): PastQuotation => {
    // the world is made in the morning: what its data puts on the day itself was done the day before
    const createdOn = quotation.createdOn < today ? quotation.createdOn : addDays(today, -1);
    const createdAt = momentOf(createdOn, quotation.createdAtMinute);
    return {
      ...quotation,
      createdAt,
      decidedAt: quotation.decidedOn === null ? null : decisionAfter(createdAt, quotation.decidedOn, today),
      airlineIata: null,
      truckingCarrier: null,
    };
  });
  return [...past, ...findStoryPast(today), ...findHauls(today)].toSorted(
    (left, right) => left.createdAt.getTime() - right.createdAt.getTime(),
  );
}

function findStoryPast(today: CalendarDate): PastQuotation[] {
  return buildDemoStories(today).flatMap(({ companyKey, request, quotation }) => {
    if (quotation === null) return [];
    const createdOn = addDays(today, -quotation.createdDaysAgo);
    const readyDate = addDays(request.readyDate, -quotation.createdDaysAgo);
    return [
      {
        ...PLAIN,
        companyKey,
        ownerUserKey: "ff-admin",
        request: { ...request, readyDate },
        createdAt: momentOf(createdOn, STORY_MINUTE),
        status: quotation.status,
        airlineIata: quotation.airlineIata,
      },
    ];
  });
}

/** Quotations with a truck to the airport, which trucking companies count. */
function findHauls(today: CalendarDate): PastQuotation[] {
  return buildDemoHauls(today).map(({ createdOn, createdAtMinute, decidedOn, ...haul }) => {
    const createdAt = momentOf(createdOn, createdAtMinute);
    return {
      ...PLAIN,
      ...haul,
      createdAt,
      decidedAt: decidedOn === null ? null : decisionAfter(createdAt, decidedOn, today),
    };
  });
}

function momentOf(date: CalendarDate, minute: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS);
}

/** On the day of the decision, but never before the quotation was out for an hour nor after midnight of today. */
function decisionAfter(createdAt: Date, decidedOn: CalendarDate, today: CalendarDate): Date {
  const earliest = createdAt.getTime() + 60 * MINUTE_MS;
  const latest = momentOf(today, 0).getTime();
  return new Date(Math.min(latest, Math.max(earliest, momentOf(decidedOn, DECISION_MINUTE).getTime())));
}
