import type { Endpoint } from "@kilolane/contract";
import type { FastifyRequest } from "fastify";
import { newId } from "../db/new-id.ts";
import { AppError } from "./app-error.ts";
import type { App } from "./app.ts";
import type { Caller, Viewing } from "./session-lookup.ts";

/**
 * Of a session in which the operator looks as somebody: only what reads goes on, and each call is audited before it is
 * answered, in the operator's name. What reads by declaration alone is not trusted: the transactions of such a call are
 * read-only in the database itself (db/transaction.ts).
 *
 * @throws AppError view-only
 */
export async function guardViewing(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  { companyId }: Caller,
  { id, operatorId }: Viewing,
): Promise<void> {
  const isOpen = endpoint.method === "GET" || endpoint.staysOpen?.includes("while-viewing") === true;
  const [path = ""] = request.url.split("?");
  await app.database.query(
    `insert into audit_entry (id, company_id, user_id, action, subject_kind, subject_id, detail, request_id)
     values ($1, $2, $3, $4, 'viewing', $5, $6, $7)`,
    [
      newId(),
      companyId,
      operatorId,
      isOpen ? "viewing.read" : "viewing.refused",
      id,
      JSON.stringify({ call: endpoint.name, path: path.slice(0, 300) }),
      request.id,
    ],
  );
  if (!isOpen) throw new AppError("view-only");
}
