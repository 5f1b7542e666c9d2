import type {
  AircraftLimitRecord,
  createAircraftLimit as createAircraftLimitEndpoint,
  EndpointParsed,
} from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import type { PlatformScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedLimit } from "./aircraft-limit.ts";
import { insertLimit } from "./writes.ts";

/** Adds a row that counts from its day on. @throws AppError validation: the group has a row of that day (double) */
export async function createAircraftLimit(
  scope: PlatformScope,
  form: EndpointParsed<typeof createAircraftLimitEndpoint>["body"],
): Promise<AircraftLimitRecord> {
  const { group, validFrom, ...figures } = form;
  try {
    return await withTransaction(scope, async (tx) => {
      const id = newId();
      await insertLimit(tx, { id, group, validFrom }, figures);
      await recordAuditIn(tx, {
        action: "aircraft-limit.created",
        subjectKind: "aircraft-limit",
        subjectId: id,
        detail: form,
      });
      return getPresentedLimit(tx, id);
    });
  } catch (error) {
    if (isUniqueViolation(error, "aircraft_limit_aircraft_group_valid_from_key"))
      throw invalidFields({ field: "validFrom", code: "double" });
    throw error;
  }
}
