/** IATA codes of cities with several airports, and of airports that moved: the code, and the first airport it means. */
export const CITY_CODES: readonly (readonly [code: string, airport: string])[] = [
  ["LON", "LHR"],
  ["PAR", "CDG"],
  ["MIL", "MXP"],
  ["ROM", "FCO"],
  ["STO", "ARN"],
  ["MOW", "SVO"],
  ["BUH", "OTP"],
  ["NYC", "JFK"],
  ["CHI", "ORD"],
  ["WAS", "IAD"],
  ["DTT", "DTW"],
  ["YTO", "YYZ"],
  ["YMQ", "YUL"],
  ["TYO", "NRT"],
  ["OSA", "KIX"],
  ["SEL", "ICN"],
  ["BJS", "PEK"],
  ["JKT", "CGK"],
  ["BUE", "EZE"],
  ["SAO", "GRU"],
  ["RIO", "GIG"],
  ["BHZ", "CNF"],
  // Dakar's airport moved from Yoff to Diass
  ["DKR", "DSS"],
];

/** Those that are words as well; they need a surer place beside them. */
const WORDS: ReadonlySet<string> = new Set(["PAR", "MIL", "ROM", "CHI", "WAS", "SEL", "RIO"]);

export function isWordOfCity(code: string): boolean {
  return WORDS.has(code);
}
