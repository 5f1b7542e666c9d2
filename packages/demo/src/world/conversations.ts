import type { ForwarderKey } from "./companies.ts";

/** Something that somebody of the demo world said. */
export interface DemoSaying {
  /** who said it (people.ts) */
  readonly userKey: string;
  readonly hoursAgo: number;
  readonly text: string;
  /** attaches the newest quotation that the client has in hand */
  readonly hasCard?: boolean;
}

/** A conversation of a demo forwarder with a client or shipper, in the client's language. */
export interface DemoConversation {
  readonly forwarderKey: ForwarderKey;
  readonly clientKey: string;
  /** true: about the newest quotation that the client has in hand; there is none without one */
  readonly isAboutQuotation: boolean;
  readonly sayings: readonly DemoSaying[];
  /** who has not opened it since the last answer of the other side */
  readonly unseenBy: string | null;
}

/** What is said in the demo world, in four languages. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    forwarderKey: "harbor-sky",
    clientKey: "ff-client",
    isAboutQuotation: false,
    sayings: [
      {
        userKey: "ff-client",
        hoursAgo: 52,
        text: "Hello Jonah, do you take dry ice on the Frankfurt flights?",
      },
      {
        userKey: "ff-agent",
        hoursAgo: 51,
        text: "Yes, UN1845 up to 200 kg per shipment with Lufthansa Cargo. Please name the net weight of the ice on the request.",
      },
      { userKey: "ff-client", hoursAgo: 50, text: "Perfect, 12 kg per box then." },
      { userKey: "ff-agent", hoursAgo: 27, text: "Here is the price we talked about.", hasCard: true },
      {
        userKey: "ff-client",
        hoursAgo: 3,
        text: "Thank you. Is the pickup in Princeton included?\nOur dock closes at 16:00.",
      },
    ],
    unseenBy: "ff-agent",
  },
  {
    forwarderKey: "harbor-sky",
    clientKey: "ff-client",
    isAboutQuotation: true,
    sayings: [
      {
        userKey: "ff-client",
        hoursAgo: 26,
        text: "Can we keep this price if the goods are ready one day later?",
      },
      {
        userKey: "ff-admin",
        hoursAgo: 25,
        text: "One day is fine: the rate is valid to the end of the month.",
      },
    ],
    unseenBy: "ff-client",
  },
  {
    forwarderKey: "harbor-sky",
    clientKey: "consignee",
    isAboutQuotation: false,
    sayings: [
      {
        userKey: "consignee",
        hoursAgo: 74,
        text: "We have six crates of spectrometers for Zurich next week. They must stay upright.",
      },
      {
        userKey: "ff-agent",
        hoursAgo: 73,
        text: "Noted: not tiltable, +15/+25°C. Send me the dimensions and I price it today.",
      },
    ],
    unseenBy: null,
  },
  {
    forwarderKey: "harbor-sky",
    clientKey: "consignee-2",
    isAboutQuotation: false,
    sayings: [
      {
        userKey: "consignee-2",
        hoursAgo: 30,
        text: "Buenos días, ¿a qué hora cierra la recepción de perecederos en Miami?",
      },
      {
        userKey: "ff-agent-2",
        hoursAgo: 29,
        text: "A las 12:00, tres horas antes del cierre del vuelo. El viernes, a las 11:00.",
      },
      {
        userKey: "consignee-2",
        hoursAgo: 28,
        text: "Muchas gracias. El viernes enviamos cuatro palés de arándanos.",
      },
    ],
    unseenBy: "ff-admin",
  },
  {
    forwarderKey: "nordlicht",
    clientKey: "nl-client",
    isAboutQuotation: false,
    sayings: [
      { userKey: "nl-client", hoursAgo: 20, text: "صباح الخير، هل يمكن استلام الشحنة من هامبورغ يوم الأحد؟" },
      {
        userKey: "nl-admin",
        hoursAgo: 19,
        text: "صباح النور، الاستلام يوم الأحد ممكن مقابل رسم إضافي. هل أضيفه إلى عرض السعر؟",
      },
      { userKey: "nl-client", hoursAgo: 5, text: "نعم من فضلك، الوزن 480 كغ." },
    ],
    unseenBy: "nl-admin",
  },
];
