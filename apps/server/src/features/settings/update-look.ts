import type { EndpointOutput, EndpointParsed, updateLook as updateLookEndpoint } from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentLook } from "./present.ts";
import { getOwnAccount } from "./reads/person.ts";
import { updateOwnAccount } from "./writes.ts";

/** Keeps the caller's language and look, which the next browser begins with; what is left out stays. */
export function updateLook(
  scope: UserScope,
  look: EndpointParsed<typeof updateLookEndpoint>["body"],
): Promise<EndpointOutput<typeof updateLookEndpoint>> {
  return withTransaction(scope, async (tx) => {
    const before = await getOwnAccount(tx);
    await updateOwnAccount(tx, {
      locale: look.locale ?? before.locale,
      theme_mode: look.themeMode ?? before.theme_mode,
      theme_style: look.themeStyle ?? before.theme_style,
    });
    return presentLook(await getOwnAccount(tx));
  });
}
