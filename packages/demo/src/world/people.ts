import { isRole } from "@kilolane/domain";
import type { Role } from "@kilolane/domain";
import { isLanguage, type Language } from "@kilolane/phrases";

/** A person of the demo world; everyone signs in with the same password. */
export interface DemoUser {
  readonly key: string;
  readonly companyKey: string;
  readonly role: Role;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly locale: Language;
}

/** The password of every demo account, shown on the sign-in page; outside the demo world none of them exists. */
export const DEMO_PASSWORD = "freight-by-the-kilo";

// key | company | role | username | first name | last name | phone | language. The nine one-click sign-ins come first.
const TABLE = `
ff-admin|harbor-sky|ROLE_FFADMIN|admin@harborsky.example.com|Maya|Lindqvist|+1 718 555 0111|en
ff-agent|harbor-sky|ROLE_FFAGENT|agent@harborsky.example.com|Jonah|Okafor|+1 718 555 0112|en
ff-client|harbor-sky|ROLE_FFCLIENT|client@harborsky.example.com|Priya|Raman|+1 718 555 0113|en
consignee|beacon-instruments|ROLE_CONSIGNEE|shipper@beacon.example.com|Walter|Brandt|+1 617 555 0122|en
airline-admin|lufthansa-cargo|ROLE_AIRLINE_ADMIN|admin@lh.example.com|Anke|Reimers||en
airline-agent|lufthansa-cargo|ROLE_AIRLINE_AGENT|agent@lh.example.com|Tobias|Kern||en
trucking-admin|tri-county|ROLE_TRUCKING_ADMIN|admin@tricounty.example.com|Lucille|Barnes|+1 847 555 0143|en
data-entry|platform|ROLE_DATAENTRY|tariffs@platform.example.com|Samir|Haddad|+1 212 555 0102|en
super-admin|platform|ROLE_SUPERADMIN|owner@platform.example.com|Grace|Whitfield|+1 212 555 0101|en
ff-agent-2|harbor-sky|ROLE_FFAGENT|lucia@harborsky.example.com|Lucía|Ferrer|+1 718 555 0114|es
ff-agent-3|harbor-sky|ROLE_FFAGENT|wei@harborsky.example.com|Wei|Zhang|+1 718 555 0115|zh
ff-client-2|harbor-sky|ROLE_FFCLIENT|orders@northbay.example.com|Daniel|Cho|+1 415 555 0116|en
nl-admin|nordlicht|ROLE_FFADMIN|admin@nordlicht.example.com|Henrike|Vogt||en
nl-agent|nordlicht|ROLE_FFAGENT|agent@nordlicht.example.com|Paul|Girard||fr
nl-agent-2|nordlicht|ROLE_FFAGENT|chiara@nordlicht.example.com|Chiara|Moretti||it
nl-client|nordlicht|ROLE_FFCLIENT|client@nordlicht.example.com|Layla|Nasser||ar
ek-admin|emirates-skycargo|ROLE_AIRLINE_ADMIN|admin@ek.example.com|Omar|Al Falasi||ar
ek-agent|emirates-skycargo|ROLE_AIRLINE_AGENT|agent@ek.example.com|Noor|Siddiqui||en
cv-admin|cargolux|ROLE_AIRLINE_ADMIN|admin@cv.example.com|Claude|Weber||fr
cv-agent|cargolux|ROLE_AIRLINE_AGENT|agent@cv.example.com|Elena|Rossi||it
consignee-2|verde-produce|ROLE_CONSIGNEE|shipper@verde.example.com|Rosa|Medina|+1 305 555 0135|es
`;

/** Everyone of the demo world. */
export const DEMO_USERS: readonly DemoUser[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [
      key = "",
      companyKey = "",
      role = "",
      username = "",
      firstName = "",
      lastName = "",
      phone = "",
      locale,
    ] = line.split("|");
    if (!isRole(role)) throw new RangeError(`No role: ${role}`);
    if (!isLanguage(locale)) throw new RangeError(`No language: ${locale ?? ""}`);
    return { key, companyKey, role, username, firstName, lastName, phone, locale };
  });

/** One sign-in per role, as the sign-in page lists them. */
export interface DemoAccount {
  readonly role: Role;
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly companyKey: string;
}

/** The nine sign-ins, the forwarder's first: the first person of each role. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = DEMO_USERS.filter(
  (user, index) => DEMO_USERS.findIndex((other) => other.role === user.role) === index,
).map(({ role, username, firstName, lastName, companyKey }) => ({
  role,
  username,
  password: DEMO_PASSWORD,
  name: `${firstName} ${lastName}`,
  companyKey,
}));
