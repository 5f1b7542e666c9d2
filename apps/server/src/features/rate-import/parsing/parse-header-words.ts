import type { ImportColumn, ImportField } from "@kilolane/contract";
import { isCurrency } from "@kilolane/domain/sheet";

/**
 * How a header is compared: small letters, no accents, signs of full width as plain ones, one blank for everything
 * between words. What stands before a figure keeps its meaning: a dash of any length, "at most" and "at least".
 */
export function plainHeader(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[\u2010-\u2015\u2212](?=\s*\d)/g, "-")
    .replaceAll(/[≤≦]/g, "<")
    .replaceAll(/[≥≧]/g, ">")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+<>%-]+/gu, " ")
    .trim();
}

/** The column headers of our own sheets, one per field; what `parseHeader` reads back. */
export const FIELD_HEADERS: Readonly<Record<Exclude<ImportField, "ignore" | "band" | "surcharge">, string>> =
  {
    airline: "Airline",
    origin: "Origin",
    destination: "Destination",
    goods: "Goods",
    aircraft: "Aircraft",
    currency: "Currency",
    validFrom: "Valid from",
    validTo: "Valid to",
    minCharge: "Min",
    basicCharge: "Basic charge",
    breakWeight: "Break",
    breakRate: "Rate",
    weightUnit: "Weight unit",
    divisor: "Divisor",
    weightStep: "Weight step",
    transitDays: "Transit days",
    cutOff: "Cut-off",
    flights: "Flights",
    daysOfOperation: "Days of operation",
    graceDays: "Grace days",
    surcharges: "Surcharges",
    eawbFee: "e-AWB fee",
    mawbFee: "MAWB fee",
    hawbFee: "HAWB fee",
    unNumberFee: "UN number fee",
    additionalUnNumberFee: "Further UN number fee",
    unNumbersIncluded: "UN numbers included",
    allowNextBreak: "Next break allowed",
    surchargeOnRatedWeight: "Surcharges on rated weight",
    classPercent: "Class rate %",
    classBase: "Class rate of",
    classMinWeight: "Class rate minimum weight",
    classMinPercent: "Class rate minimum %",
    commodityItem: "Commodity item",
    commodityMinWeight: "Commodity minimum weight",
    commodityRate: "Commodity rate",
    uldPivotWeight: "ULD pivot weight",
    uldPivotCharge: "ULD pivot charge",
    uldOverPivotRate: "ULD over-pivot rate",
    uldTare: "ULD tare",
    bandRules: "Rules per band",
    shipperTypes: "Shippers",
    minimumWeight: "Weight from",
    maximumWeight: "Weight to",
    minimumDensity: "Minimum density kg/m3",
    request: "For enquiry",
    provider: "Provider",
    note: "Note",
    isActive: "Active",
    isDemonstration: "Demonstration",
  };

/** Other words for the same, as airlines and marketplaces write them, parted by `|`. */
const SYNONYMS: Readonly<Partial<Record<keyof typeof FIELD_HEADERS, string>>> = {
  airline:
    "airline code|carrier|carrier code|al|cxr|aerolinea|compagnie|compagnia|fluggesellschaft|航空公司|" +
    "الناقل",
  origin:
    "org|orig|from|pol|departure|dep|aol|origin airport|airport of origin|from airport|von|abgang|" +
    "abgangsflughafen|origen|origine|depart|partenza|始发站|始发港|起运港|المنشا",
  destination:
    "dest|dst|to|pod|arrival|arr|aod|destination airport|airport of destination|to airport|nach|" +
    "ziel|zielflughafen|destino|destinazione|arrivee|目的站|目的港|الوجهة",
  goods:
    "goods type|type of goods|commodity|commodity type|commodity code|product|product code|" +
    "cargo type|cargo|shc|ware|warenart|mercancia|marchandise|merce|货物类型|货物|البضاعة",
  aircraft: "aircraft type|equipment|ac type|service|flugzeug|aeronave|avion|aeromobile|机型|الطائرة",
  currency: "curr|cur|ccy|rate currency|wahrung|moneda|devise|monnaie|valuta|币种|货币|العملة",
  validFrom:
    "from date|start|start date|effective|effective date|effective from|validity from|" +
    "validity start|valid|gultig ab|gultig von|valido desde|vigente desde|valable du|" +
    "valable a partir du|valido dal|生效日期|有效期自|صالح من",
  validTo:
    "until|valid until|valid till|valid thru|valid through|thru|through|to date|end|end date|expiry|expiry date|expires|expiration|" +
    "expiration date|validity to|validity until|validity end|gultig bis|valido hasta|" +
    "vigente hasta|valable jusqu au|valable au|valido al|valido fino al|失效日期|有效期至|صالح حتى",
  minCharge:
    "minimum|min charge|minimum charge|m|mindestbetrag|minimo|importe minimo|最低收费|最低运费|" +
    "الحد الادنى",
  basicCharge: "basic|base charge|flat charge|grundbetrag|cargo basico|charge de base|基本费|الرسم الاساسي",
  breakWeight:
    "weight break|break point|weight bracket|weight slab|slab|weight range|weight tier|tier|gewichtsstufe|staffel|tramo|" +
    "tramo de peso|tranche|tranche de poids|palier|scaglione|fascia di peso|重量级别|重量段|重量等级|شريحة الوزن",
  breakRate:
    "price|rate per kg|price per kg|freight rate|net rate|preis|rate je kg|tarifa|precio|prix|tarif|tariffa|prezzo|单价|" +
    "运价|费率|السعر",
  weightUnit:
    "unit|uom|wt unit|kg lb|gewichtseinheit|unidad de peso|unite de poids|unita di peso|重量单位|" +
    "وحدة الوزن",
  divisor: "volume divisor|volumetric divisor|dim factor|volumenfaktor|体积系数",
  weightStep: "rounding|weight rounding|step",
  transitDays:
    "transit|transit time|tt|t t|transit time days|tt days|t t days|transit d|laufzeit|tiempo de transito|temps de transit|" +
    "tempo di transito|运输天数|مدة العبور",
  cutOff:
    "cutoff|cut off|cut off time|cutoff time|lat|latest acceptance|latest acceptance time|annahmeschluss|hora limite|hora de corte|" +
    "heure limite|heure limite d acceptation|orario limite|截载时间|截货时间|截单时间|اخر موعد للتسليم",
  flights:
    "flight|flight number|flight no|flight nr|flt|flt no|flug|flugnummer|vuelo|vuelos|numero de vuelo|vol|vols|numero de vol|volo|" +
    "voli|numero di volo|航班|航班号|رقم الرحلة|الرحلات",
  daysOfOperation:
    "days|dow|frequency|operating days|flight days|verkehrstage|dias de operacion|" +
    "jours d operation|giorni operativi|班期|ايام التشغيل",
  graceDays: "grace|grace period",
  surcharges: "other charges|zuschlage|recargos|supplements|附加费|الرسوم الاضافية",
  eawbFee: "eawb|eawb fee|e awb|e-awb|e-awb fee|electronic air waybill fee|fwb fee",
  mawbFee: "mawb|awb fee|awb|master awb fee|air waybill fee",
  hawbFee: "hawb|house awb fee|hawb fee per house|house waybill fee|house air waybill fee",
  unNumberFee: "un fee|dg fee|dgr fee",
  additionalUnNumberFee: "additional un number fee|additional un fee",
  provider: "source|gsa|agent",
  minimumWeight: "min weight|minimum weight",
  maximumWeight: "max weight|maximum weight",
  isActive: "is active|status active",
};

/** Columns that hold one surcharge each: the name it gets, and how the trade usually counts it. */
const SURCHARGE_COLUMNS: readonly (readonly [RegExp, string, "per_kg" | "per_awb"])[] = [
  [
    /^(fsc|fuel|fuel surcharge|myc?|treibstoffzuschlag|recargo por combustible|surcharge carburant|sovrapprezzo carburante|燃油附加费|وقود)( (per )?kg)?$/,
    "Fuel",
    "per_kg",
  ],
  [
    /^(ssc|sec|security|security surcharge|scc?|sicherheitszuschlag|seguridad|surete|sicurezza|安全附加费|安检费)( (per )?kg)?$/,
    "Security",
    "per_kg",
  ],
  [/^(screening|xray|x-ray|x ray|xrc)( (per )?kg)?$/, "Screening", "per_kg"],
  [/^(war risk|wrs|iss|risk surcharge)( (per )?kg)?$/, "War risk", "per_kg"],
  [/^(handling|thc|terminal handling|handling fee)( (per )?(awb|shipment))?$/, "Handling", "per_awb"],
  [/^(documentation|doc fee|documentation fee|awc?)( (per )?awb)?$/, "Documentation", "per_awb"],
];

const FIELD_OF_HEADER = new Map<string, ImportField>(
  Object.keys(FIELD_HEADERS)
    .filter(isHeaded)
    .flatMap((field) => {
      const words = [...(SYNONYMS[field]?.split("|") ?? []), FIELD_HEADERS[field]];
      return words.map((word): [string, ImportField] => [plainHeader(word), field]);
    }),
);

/** Whether the field has a column of its own. */
export function isHeaded(field: string): field is keyof typeof FIELD_HEADERS {
  return Object.hasOwn(FIELD_HEADERS, field);
}

const UNIT = "(?: ?(?:kgs?|lbs?|k|kilos?|公斤|千克|كغ|كجم))?";
const NORMAL = new RegExp(
  `^(n|norm|normal|normal rate|n rate|<|(?:(?:n|norm|normal) )?(?:[<-] ?45|1 ?- ?4[45]|` +
    `(?:under|below|less than|up to|unter|bis|menos de|hasta|moins de|jusqu a|meno di|fino a) 45))${UNIT}$`,
);
/** Words before a weight: from it, over it. */
const FROM =
  "q ?|[+>]=? ?|from |over |above |more than |ab |von |uber |desde |mas de |a partir de |a partir du |des |plus de |oltre |" +
  "da |piu di |من |اكثر من |超过 ?";
/** Words behind it: and more, and the upper limit of a range. */
const BEYOND =
  "\\+|and (?:over|above|more|up)|up|plus|und mehr|y mas|o mas|et plus|e oltre|以上|起|فاكثر|(?:-|to|bis|a|al) ?\\d{1,5}" +
  UNIT;
const BREAK = new RegExp(`^(?:${FROM})?(\\d{1,5})${UNIT} ?(?:${BEYOND})?$`);
const LOWEST_BREAK = 5;
const HIGHEST_BREAK = 20_000;

type Meaning = Pick<ImportColumn, "field" | "weight" | "label" | "unit">;

/** What a header says its column holds; undefined when nothing is known about it. */
export function parseHeader(text: string): Meaning | undefined {
  const plain = plainHeader(text);
  if (plain === "") return undefined;
  const bare = withoutCurrency(plain);
  return parsePlain(plain) ?? (bare === plain || bare === "" ? undefined : parsePlain(bare));
}

/** The header without the currency and "per kg": `min eur` is a minimum. */
function withoutCurrency(plain: string): string {
  return plain
    .split(" ")
    .filter((word) => !isCurrency(word.toUpperCase()))
    .join(" ")
    .replace(/ (?:(?:per|pro|por|par|al|je) )?(?:kgs?|lbs?)$/, "");
}

/** The currency that a header names beside what it means: `+45 EUR`, `Fuel EUR/kg`. */
export function parseHeaderCurrency(text: string): string | undefined {
  const plain = plainHeader(text);
  if (parsePlain(plain) !== undefined || parseHeader(text) === undefined) return undefined;
  return plain
    .toUpperCase()
    .split(" ")
    .find((word) => isCurrency(word));
}

/** The weight unit that a header names: `+100 lbs`, `USD/lb`. */
export function parseHeaderUnit(text: string): "kg" | "lb" | undefined {
  const unit = /(?<!\p{L})(k|l|p)(?:gs?|ilos?|bs?|ounds?)(?!\p{L})/u.exec(plainHeader(text))?.[1];
  if (unit === undefined) return undefined;
  return unit === "k" ? "kg" : "lb";
}

/** The lower limit that a text names, as a header or a cell: `+45`, `over 45`, `45-99 kg`, `N`. */
export function parseBreak(text: string): number | undefined {
  const plain = plainHeader(text);
  if (NORMAL.test(plain)) return 0;
  const weight = BREAK.exec(plain.replace(/(?<!\d)(\d{1,2}) 000(?!\d)/, "$1000"))?.[1];
  return weight === undefined ? undefined : Number(weight);
}

function parsePlain(plain: string): Meaning | undefined {
  const field = FIELD_OF_HEADER.get(plain);
  if (field !== undefined) return { field };
  const weight = parseBreak(plain);
  if (weight === 0 || (weight !== undefined && weight >= LOWEST_BREAK && weight <= HIGHEST_BREAK)) {
    return { field: "band", weight: String(weight) };
  }
  const surcharge = SURCHARGE_COLUMNS.find(([pattern]) => pattern.test(plain));
  return surcharge && { field: "surcharge", label: surcharge[1], unit: surcharge[2] };
}
