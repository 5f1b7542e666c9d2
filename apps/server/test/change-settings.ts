import { type EndpointInput, getCompanySetting, updateCompanySetting } from "@kilolane/contract";
import type { SignedInPerson } from "./harness.ts";

type SettingChange = Omit<NonNullable<EndpointInput<typeof updateCompanySetting>["body"]>, "version">;

/** Changes settings of the person's company, from the version that is stored. */
export async function changeSettings(person: SignedInPerson, change: SettingChange) {
  const { version } = (await person.call(getCompanySetting)).body;
  return person.call(updateCompanySetting, { body: { ...change, version } });
}
