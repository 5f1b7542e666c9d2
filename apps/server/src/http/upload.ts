import type { FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";
import type { UploadedFile } from "./call.ts";

/** The largest file any endpoint takes (rate sheets as CSV); slices with a smaller limit check it themselves. */
const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

/**
 * The one file of a multipart request, field `file`, held in memory.
 *
 * @throws AppError validation when there is none, payload-too-large, unsupported-media-type
 */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  const part = await request.file({
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, parts: 12, headerPairs: 20 },
  });
  if (part === undefined || part.fieldname !== "file") {
    throw new AppError("validation", { fields: [{ field: "file", code: "required" }] });
  }
  const bytes = await part.toBuffer();
  return { originalName: part.filename.slice(0, 200), contentType: part.mimetype, bytes };
}
