import { isKeyType, seatOfRole, type KeyType } from "@kilolane/domain";
import { DEMO_COMPANIES } from "./companies.ts";
import { DEMO_USERS } from "./people.ts";

/** A licence key of the demo world; nobody has used it unless a user is named. */
export interface DemoKey {
  readonly companyKey: string;
  readonly keyType: KeyType;
  readonly userKey: string | null;
  readonly email: string | null;
  readonly isSuspended: boolean;
  /** until its last day, from the day of the world; negative when it has expired */
  readonly daysLeft: number;
  /** when it was made, and when it was assigned, in days before the day of the world */
  readonly madeDaysAgo: number;
  readonly assignedDaysAgo: number | null;
}

// company | type | email, or nothing while it is free | state | days left | made days ago | assigned days ago
const TABLE = `
harbor-sky|agent|sofia.marin@harborsky.example.com|waiting|334|31|2
harbor-sky|agent||free|334|31|
harbor-sky|agent||free|334|31|
harbor-sky|agent|temp.desk@harborsky.example.com|waiting|-12|190|186
harbor-sky|client|logistics@atlasparts.example.com|waiting|212|153|9
harbor-sky|client|imports@cobaltmarine.example.com|suspended|212|153|140
harbor-sky|client||free|212|153|
harbor-sky|client||free|212|153|
harbor-sky|client||free|21|344|
nordlicht|agent|jana@nordlicht.example.com|waiting|120|245|30
nordlicht|client||free|120|245|
lufthansa-cargo|agent|mira.adler@lh.example.com|waiting|290|75|4
lufthansa-cargo|agent||free|290|75|
lufthansa-cargo|agent||free|19|346|
lufthansa-cargo|admin||free|290|75|
emirates-skycargo|agent||free|290|75|
cargolux|agent|desk2@cv.example.com|suspended|88|277|260
`;

/** Days that the keys in use still run, one after the other: some of them end soon. */
const TERMS = [334, 212, 24, 120];

/** The people whose company works with keys sit on one each; the product's own people have none. */
const inUse = DEMO_USERS.flatMap((user, place): DemoKey[] => {
  const kind = DEMO_COMPANIES.find((company) => company.key === user.companyKey)?.kind ?? "";
  const keyType = seatOfRole(kind, user.role);
  if (keyType === undefined) return [];
  const daysLeft = TERMS[place % TERMS.length] ?? 334;
  const [madeDaysAgo, email] = [365 - daysLeft, user.username];
  const own = { companyKey: user.companyKey, userKey: user.key, email, keyType, daysLeft, madeDaysAgo };
  return [{ ...own, isSuspended: false, assignedDaysAgo: madeDaysAgo }];
});

const notInUse = TABLE.trim()
  .split("\n")
  .map((line): DemoKey => {
    const [companyKey = "", keyType = "", email = "", state = "", left, made, assigned = ""] =
      line.split("|");
    if (!isKeyType(keyType)) throw new RangeError(`No type of key: ${keyType}`);
    return {
      companyKey,
      keyType,
      userKey: null,
      email: email === "" ? null : email,
      isSuspended: state === "suspended",
      daysLeft: Number(left),
      madeDaysAgo: Number(made),
      assignedDaysAgo: assigned === "" ? null : Number(assigned),
    };
  });

/** Every licence key of the demo world; the texts are made when it is stored. */
export const DEMO_KEYS: readonly DemoKey[] = [...inUse, ...notInUse];
