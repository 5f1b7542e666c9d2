/** Dialling codes that tell the sender's country; the longest one that fits counts. */
const DIALLING_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "20EG 27ZA 30GR 31NL 32BE 33FR 34ES 351PT 352LU 353IE 354IS 356MT 357CY 358FI 359BG 36HU 370LT 371LV 372EE 377MC 380UA " +
    "381RS 385HR 386SI 39IT 40RO 41CH 420CZ 421SK 43AT 44GB 45DK 46SE 47NO 48PL 49DE 51PE 52MX 54AR 55BR 56CL 57CO 58VE " +
    "502GT 503SV 504HN 505NI 506CR 507PA 509HT 591BO 593EC 595PY 598UY 60MY 61AU 62ID 63PH 64NZ 65SG 66TH 7RU 81JP 82KR " +
    "84VN 852HK 853MO 855KH 86CN 880BD 886TW 90TR 91IN 92PK 94LK 961LB 962JO 963SY 964IQ 965KW 966SA 967YE 968OM 970PS " +
    "971AE 972IL 973BH 974QA 212MA 213DZ 216TN 218LY 221SN 225CI 233GH 234NG 237CM 241GA 243CD 244AO 249SD 250RW 251ET " +
    "254KE 255TZ 256UG 258MZ 260ZM 261MG 262RE 263ZW 230MU 98IR 994AZ 995GE 998UZ 1US"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, -2), entry.slice(-2)]),
);

const TOP_LEVELS = new Set(
  "fr it es de at ch be nl lu uk ie pt dk se no fi pl cz hu ro gr tr cn hk tw jp kr sg my th id vn in pk bd lk au nz za ke ng gh eg ma tn dz ae sa qa kw om bh jo lb mx ar cl pe co ec uy py bo cr pa gt do br ca us".split(
    " ",
  ),
);

/** ISO country of the longest dialling code that a number (digits after the plus) begins with, with its length. */
export function countryOfDiallingCode(digits: string): { country: string; length: number } | null {
  for (const length of [3, 2, 1]) {
    const country = DIALLING_CODES[digits.slice(0, length)];
    if (country !== undefined) return { country, length };
  }
  return null;
}

/** The dialling code of a country; null where it is not known. */
export function diallingCodeOf(country: string): string | null {
  const wanted = country === "CA" ? "US" : country;
  return Object.entries(DIALLING_CODES).find(([, code]) => code === wanted)?.[0] ?? null;
}

function countryOfAddress(email: string): string | null {
  const end = email.slice(email.lastIndexOf(".") + 1);
  if (!TOP_LEVELS.has(end)) return null;
  return end === "uk" ? "GB" : end.toUpperCase();
}

const US_PHONE = /(?:^|[^\d+])(?:1[-. ])?\(?[2-9]\d{2}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/;
const US_STATE =
  /, ?(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)(?![A-Za-z])/;
const COUNTRY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:usa|u\.s\.a\.?|united states|estados unidos|etats-unis|stati uniti)(?![a-z])/, "US"],
  [/\b(?:united kingdom|england|scotland)\b|\bu\.?k\.?(?![a-z])/, "GB"],
  [/\bfrance\b/, "FR"],
  [/\bitalia\b|\bitaly\b/, "IT"],
  [/\bespana\b|\bspain\b/, "ES"],
  [/\bdeutschland\b|\bgermany\b/, "DE"],
  [/\bosterreich\b|\baustria\b/, "AT"],
  [/\bmexico\b/, "MX"],
  [/\bargentina\b/, "AR"],
  [/\bchile\b/, "CL"],
  [/\bcolombia\b/, "CO"],
  [/\bperu\b/, "PE"],
  [/\becuador\b/, "EC"],
  [/\bcosta rica\b/, "CR"],
  [/\bpanama\b/, "PA"],
  [/\bbelgique\b|\bbelgium\b/, "BE"],
  [/\bu\.?a\.?e\b|\bemirates\b|الامارات/, "AE"],
  [/\bchina\b|中国/, "CN"],
  [/\bindia\b/, "IN"],
  [/\baustralia\b/, "AU"],
  [/السعوديه/, "SA"],
  [/\bbrasil\b|\bbrazil\b/, "BR"],
  [/\bnetherlands\b|\bnederland\b/, "NL"],
  [/\bireland\b/, "IE"],
  [/\bportugal\b/, "PT"],
  [/\bcanada\b/, "CA"],
  [/\bsingapore\b/, "SG"],
  [/\bturkey\b|\bturkiye\b/, "TR"],
  [/\bkenya\b/, "KE"],
  [/\bsouth africa\b/, "ZA"],
  [/\bjordan\b|الاردن/, "JO"],
  [/\bqatar\b|قطر/, "QA"],
  [/\bmaroc\b|\bmorocco\b/, "MA"],
  [/\btunisie\b/, "TN"],
  [/\bsuisse\b|\bschweiz\b|\bswitzerland\b/, "CH"],
];

/**
 * The country of who writes, by phone prefix, address, the names in the signature, or the end of the mail address.
 * Never by the language. Null where nothing says so.
 */
export function senderCountryOf(
  signature: string,
  folded: string,
  emails: readonly string[],
  cities: readonly string[],
): string | null {
  const [, plus] = /\+ ?\(?(\d[\d ().-]{2,12})/.exec(signature) ?? [];
  const dialled = plus === undefined ? null : countryOfDiallingCode(plus.replaceAll(/\D/g, ""));
  if (dialled !== null && dialled.country !== "US") return dialled.country;
  const [, zeros] = /(?:^|[^\d])00 ?(\d[\d ]{2,12})/.exec(signature) ?? [];
  const called = zeros === undefined ? null : countryOfDiallingCode(zeros.replaceAll(/\D/g, ""));
  if (called !== null && called.country !== "US") return called.country;
  if (US_STATE.test(signature)) return "US";
  const named = COUNTRY_NAMES.find(([pattern]) => pattern.test(folded));
  if (named !== undefined) return named[1];
  const addressed = emails.map(countryOfAddress).find((country) => country !== null) ?? null;
  if (addressed !== null) return addressed;
  const [city] = cities;
  if (city !== undefined) return city;
  return US_PHONE.test(signature) || dialled !== null ? "US" : null;
}

/** Countries that write the month before the day. */
export function isMonthFirstIn(country: string | null): boolean | null {
  if (country === null || country === "CA") return null;
  return (
    country === "US" ||
    country === "PH" ||
    country === "CN" ||
    country === "TW" ||
    country === "JP" ||
    country === "KR"
  );
}
