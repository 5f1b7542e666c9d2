import type { PublicScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { FileAnswer } from "../../../http/call.ts";
import type { FileStore } from "../../../integrations/files/file-store.ts";
import { getIssuer } from "../reads/issuer.ts";
import { actForReader, getOpenLink } from "./opened-link.ts";

/** The forwarder's logo, for the page behind a quotation's link. @throws AppError link-invalid, link-closed, not-found */
export async function getLinkLogo(scope: PublicScope, files: FileStore, token: string): Promise<FileAnswer> {
  const open = await withTransaction(actForReader(scope), (tx) => getOpenLink(tx, token));
  const { logoFile } = await withTransaction(open.scope, (tx) => getIssuer(tx, open.link.companyId));
  const bytes = logoFile === null ? undefined : await files.read(logoFile);
  if (bytes === undefined) throw new AppError("not-found");
  // logos are stored as PNG
  return new FileAnswer({ contentType: "image/png", fileName: "logo.png", bytes: Buffer.from(bytes) });
}
