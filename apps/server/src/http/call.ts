import type { Readable } from "node:stream";
import type { EndpointScope } from "@kilolane/contract";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { CompanyScope, PlatformScope, PublicScope, UserScope } from "../db/scope.ts";
import type { App } from "./app.ts";

/** The scope that the server mints for an endpoint's `scope` word. */
export interface ScopeOf {
  readonly public: PublicScope;
  readonly user: UserScope;
  readonly company: CompanyScope;
  readonly platform: PlatformScope;
}

/** A file that came as multipart/form-data in the field `file`. */
export interface UploadedFile {
  readonly originalName: string;
  /** As the sender claims: check the bytes before believing it. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** What a handler receives: parsed input and the scope it may act in. */
export interface Call<S extends EndpointScope = EndpointScope, P = unknown, Q = unknown, B = unknown> {
  readonly app: App;
  readonly scope: ScopeOf[S];
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Set on endpoints declared `multipart`. */
  readonly file: UploadedFile | undefined;
  /** What came in the field that an endpoint declares with `manyFiles`. */
  readonly files: readonly UploadedFile[];
  readonly request: FastifyRequest;
  readonly log: FastifyBaseLogger;
}

/** An answer that is not JSON: a PDF, a stored file, an export. */
export class FileAnswer {
  readonly contentType: string;
  readonly fileName: string;
  /** A stream where the length of the file is nobody's to bound. */
  readonly bytes: Buffer | Readable;
  /** `inline` lets the browser show it; `attachment` makes it save. */
  readonly disposition: "inline" | "attachment";

  constructor(file: {
    contentType: string;
    fileName: string;
    bytes: Buffer | Readable;
    disposition?: "inline" | "attachment";
  }) {
    this.contentType = file.contentType;
    this.fileName = file.fileName;
    this.bytes = file.bytes;
    this.disposition = file.disposition ?? "attachment";
  }
}

/** An answer that goes on for as long as its caller listens: `text/event-stream`. */
export class StreamAnswer {
  readonly body: Readable;

  constructor(body: Readable) {
    this.body = body;
  }
}
