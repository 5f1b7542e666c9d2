import { readFile } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { AppError, invalidFields } from "./app-error.ts";
import type { UploadedFile } from "./call.ts";
import type { Turn } from "./turn-queue.ts";

/** The largest file any endpoint takes (rate sheets as CSV); slices with a smaller limit check it themselves. */
const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

const ONE_FILE = { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, parts: 12, headerPairs: 20 };

/**
 * The one file of a multipart request, field `file`, held in memory.
 *
 * @throws AppError validation when there is none, malformed-form, payload-too-large, unsupported-media-type
 */
export function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  return refuseDamaged(async () => {
    const part = await request.file({ limits: ONE_FILE });
    if (part === undefined || part.fieldname !== "file") {
      throw invalidFields({ field: "file", code: "required" });
    }
    const bytes = await part.toBuffer();
    return { originalName: nameOf(part), contentType: part.mimetype, bytes };
  });
}

/** The parser's own errors have no code: the form is cut off, or not one. */
async function refuseDamaged<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && "code" in error)) throw error;
    throw new AppError("malformed-form", { cause: error });
  }
}

/** The name that the sender's machine gave the file. */
function nameOf({ filename }: { readonly filename: string }): string {
  if (/\p{Cc}/u.test(filename)) throw new AppError("malformed-form");
  return filename.slice(0, 200);
}

/**
 * The same for a call that waits for its turn: the file lies on disk until then, and is removed with the answer.
 *
 * @throws AppError as `readUpload` does
 */
export async function readUploadInTurn(request: FastifyRequest, turn: Turn): Promise<UploadedFile> {
  const { files } = await refuseDamaged(() => request.saveRequestFiles({ limits: ONE_FILE }));
  const [part] = files;
  if (part === undefined || part.fieldname !== "file") {
    throw invalidFields({ field: "file", code: "required" });
  }
  const originalName = nameOf(part);
  await turn.begins;
  const bytes = await readFile(part.filepath);
  return { originalName, contentType: part.mimetype, bytes };
}

/** Of a form with several files: each, and all together. */
const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
const MAX_FORM_BYTES = 25 * 1024 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;

/** A multipart form with fields and any number of files. */
interface UploadedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}

/**
 * Fields and files of a multipart request, held in memory. A file field left empty counts for none.
 *
 * @throws AppError validation for a file in another field, malformed-form, payload-too-large, unsupported-media-type
 */
export function readForm(request: FastifyRequest, files: ManyFiles): Promise<UploadedForm> {
  return refuseDamaged(() => readParts(request, files));
}

/** The field that takes files, and how many. */
interface ManyFiles {
  readonly field: string;
  readonly most: number;
}

async function readParts(request: FastifyRequest, { field, most }: ManyFiles): Promise<UploadedForm> {
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  const limits = { fileSize: MAX_ATTACHMENT_BYTES, files: most, fields: 20, fieldSize: MAX_FIELD_BYTES };
  for await (const part of request.parts({ limits: { ...limits, parts: most + 20, headerPairs: 20 } })) {
    if (part.type === "field") {
      if (part.valueTruncated) throw new AppError("payload-too-large");
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname !== field) throw invalidFields({ field: part.fieldname, code: "unknown" });
    if (part.filename === "" && bytes.length === 0) continue;
    files.push({ originalName: nameOf(part), contentType: part.mimetype, bytes });
    if (files.reduce((sum, file) => sum + file.bytes.length, 0) > MAX_FORM_BYTES) {
      throw new AppError("payload-too-large");
    }
  }
  return { fields: Object.fromEntries(fields), files };
}
