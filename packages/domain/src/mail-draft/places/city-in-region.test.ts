import { expect, test } from "vitest";
import { mailContext } from "../../../test/mail-draft/mail-context.ts";
import { readMail } from "../read-mail.ts";
import { buildPlaceIndex } from "./place-index.ts";

/** Cities of one name in several regions; latitude and longitude in degrees. */
const AIRPORTS = (
  "BHX Birmingham GB 52.5 -1.7|BHM Birmingham US 33.6 -86.8|MAN Manchester GB 53.4 -2.3|MHT Manchester US 42.9 -71.4|" +
  "VLC Valencia ES 39.5 -0.5|VLN Valencia VE 10.1 -67.9|SJO San_José CR 10 -84.2|SJC San_Jose US 37.4 -121.9|" +
  "YHM Hamilton CA 43.2 -79.9|BDA Hamilton BM 32.4 -64.7|HLZ Hamilton NZ -37.9 175.3|ATL Atlanta US 33.6 -84.4|" +
  "ILN Wilmington US 39.4 -83.8|ILM Wilmington US 34.3 -77.9|LHR London GB 51.5 -0.5|TBS Tbilisi GE 41.7 45|" +
  "JFK New_York US 40.6 -73.8|EWR Newark US 40.7 -74.2|HKG Hong_Kong HK 22.3 113.9|GVA Geneva CH 46.2 6.1|" +
  "AEX Alexandria US 31.3 -92.5|HBE Alexandria EG 30.9 29.7|SFO San_Francisco US 37.6 -122.4|OAK Oakland US 37.7 -122.2|" +
  "MXP Milan IT 45.6 8.7|PER Perth AU -31.9 116|PDX Portland US 45.6 -122.6|PWM Portland US 43.6 -70.3|FRA Frankfurt DE 50 8.6|MEX Mexico_City MX 19.4 -99.1"
)
  .split("|")
  .map((line) => {
    const [code = "", city = "", country = "", latitude, longitude] = line
      .replaceAll("_", " ")
      .split(/ (?=[A-Z]{2} |-?[\d.]+)|(?<=^[A-Z]{3}) /);
    return {
      code,
      city,
      country,
      name: city,
      hasCargo: true,
      cargoRank: 1,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
const places = buildPlaceIndex(AIRPORTS);

const read = (text: string) => readMail(text, { ...mailContext("2026-12-01"), places }).fields.to;
const to = (text: string) => read(`Please quote 2 pallets 120x80x100 cm 400 kg each from Frankfurt ${text}`);

test.each([
  ["to Birmingham, Alabama", "BHM"],
  ["to Birmingham AL", "BHM"],
  ["to Birmingham, UK", "BHX"],
  ["to Birmingham", "BHX"],
  ["to Manchester NH 03103", "MHT"],
  ["to Valencia (Venezuela)", "VLN"],
  ["to Valencia Venezuela", "VLN"],
  ["a Valencia, España", "VLC"],
  ["to San Jose, CA", "SJC"],
  ["to San Jose, California", "SJC"],
  ["to San José, Costa Rica", "SJO"],
  ["to Hamilton, Ontario", "YHM"],
  ["to Hamilton, New Zealand", "HLZ"],
  ["to Wilmington, NC", "ILM"],
  ["to Wilmington, Ohio", "ILN"],
  ["to Atlanta, Georgia", "ATL"],
  ["to Tbilisi, Georgia", "TBS"],
  ["to Alexandrie, Égypte", "HBE"],
  ["to Alexandria, Egypt", "HBE"],
  ["to Portland, Maine", "PWM"],
  ["to Hong Kong, China", "HKG"],
  ["a Milano (MI)", "MXP"],
  ["to Milan, IT", "MXP"],
  ["to Perth, WA", "PER"],
  ["to Tbilisi, GE", "TBS"],
  ["from FRA to Mexico City, MX", "MEX"],
  ["to Geneva, France", "GVA"],
])("the airport of %j is %s, for sure", (text, code) => {
  expect([to(text)?.value, to(text)?.confidence]).toEqual([code, "certain"]);
});

test.each([
  ["to London, Ontario", "LHR", "guess"],
  ["to London, OH", "LHR", "guess"],
  ["to Portland, TX", "PDX", "guess"],
  ["to Atlanta, Mexico", "ATL", "likely"],
  ["to Oakland", "OAK", "likely"],
  ["to Newark", "EWR", "certain"],
  ["to New York, NY", "JFK", "likely"],
  ["to Atlanta or Portland", "ATL", "certain"],
])("the airport of %j is %s, %s", (text, code, confidence) => {
  expect([to(text)?.value, to(text)?.confidence]).toEqual([code, confidence]);
});

test("Chinese names the country in front of the city", () => {
  expect([read("从法兰克福到美国伯明翰")?.value, read("从法兰克福到伯明翰")?.value]).toEqual(["BHM", "BHX"]);
});

test.each([
  ["Spedizione da Malpensa a Smirne", "ADB"],
  ["Envío de Madrid a Abu Dabi", "AUH"],
  ["Envío de Madrid a Calcuta", "CCU"],
  ["Envoi de CDG à Hô-Chi-Minh-Ville", "SGN"],
  ["شحن من دبي الى تورنتو", "YYZ"],
  ["从上海浦东到马斯特里赫特", "MST"],
])("the city of %j is %s", (text, code) => {
  expect(readMail(text, mailContext("2026-12-01")).fields.to?.value).toBe(code);
});
