import * as contract from "@kilolane/contract";
import type { KeyType } from "@kilolane/domain";
import type { SignedInPerson, TestWorld } from "./harness.ts";
import { keyOf, untilMail } from "./read-mail.ts";

/** The password of everybody who registers with a key. */
const HOLDER_PASSWORD = "weigh seven crates twice";

let people = 0;

/** An email that nobody had before. */
export function newHolderEmail(): string {
  people += 1;
  return `holder-${people}@elm.example`;
}

/** A key that waits for its holder, with the text that was mailed. */
export interface AssignedKey {
  readonly id: string;
  readonly email: string;
  readonly keyType: KeyType;
  readonly text: string;
}

/** The form of somebody who registers with a key. */
export function holderForm(key: AssignedKey, changes: object = {}) {
  return {
    firstName: "Ines",
    lastName: "Oliveira",
    email: key.email,
    password: HOLDER_PASSWORD,
    confirmPassword: HOLDER_PASSWORD,
    alphanumericKey: key.text,
    keyType: key.keyType,
    ...changes,
  };
}

const generate = async (person: SignedInPerson, keyType: KeyType = "agent") => {
  const answer = await person.call(contract.generateKeys, { body: { keyType, count: 1 } });
  const [key] = answer.body.content;
  if (key === undefined) throw new Error(answer.text);
  return key;
};

const setActive = (
  person: SignedInPerson,
  key: { readonly id: string; readonly keyType: KeyType },
  status: string,
) => person.send(contract.setKeyActive, { query: { id: key.id, status, role: key.keyType } });

/** What a test does with keys, through the API; the world must run its jobs. */
export function makeKeyDesk(world: TestWorld) {
  const assign = async (person: SignedInPerson, keyType: KeyType = "agent"): Promise<AssignedKey> => {
    const [{ id }, email] = [await generate(person, keyType), newHolderEmail()];
    await person.call(contract.assignKey, { params: { id }, body: { email } });
    return { id, email, keyType, text: keyOf(await untilMail(world, email)) };
  };
  const register = (form: ReturnType<typeof holderForm>, address = "10.0.0.1") =>
    world.anonymous.call(contract.registerForwarder, { body: form }, { address });
  const login = (username: string) =>
    world.anonymous.call(contract.authenticate, {
      body: { username, password: HOLDER_PASSWORD, forceLogin: true },
    });
  const hold = async (person: SignedInPerson, keyType: KeyType = "agent") => {
    const key = await assign(person, keyType);
    const registered = await register(holderForm(key));
    if (registered.status !== 200) throw new Error(registered.text);
    const headers = { "x-auth-token": (await login(key.email)).body.jwtToken };
    const { rows } = await world.database.query<{ id: string }>(
      "select id from user_account where email = $1",
      [key.email],
    );
    const profile = () => world.anonymous.call(contract.getProfile, {}, { headers });
    return { ...key, profile, userId: rows[0]?.id ?? "" };
  };
  return { generate, assign, register, login, hold, setActive };
}
