import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createNote } from "./create-note.ts";
import { findManagedNotes } from "./find-managed-notes.ts";
import { findNotes } from "./find-notes.ts";
import { getManagedNote } from "./get-managed-note.ts";
import { getNews } from "./get-news.ts";
import { getNote } from "./get-note.ts";
import { removeNote } from "./remove-note.ts";
import { updateNote } from "./update-note.ts";
import { updateSeenNote } from "./update-seen-note.ts";

/** Binds version notes: read by everybody, written by the operator. */
export function bindVersionNoteRoutes(app: App): void {
  bindEndpoint(app, contract.getVersionNews, ({ scope }) => getNews(scope));
  bindEndpoint(app, contract.listVersionNotes, ({ scope, query }) => findNotes(scope, query));
  bindEndpoint(app, contract.getVersionNote, ({ scope, params }) => getNote(scope, params.id));
  bindEndpoint(app, contract.seeVersionNote, ({ scope, params }) => updateSeenNote(scope, params.id));
  bindEndpoint(app, contract.createVersionNote, ({ scope, body }) => createNote(scope, body));
  bindEndpoint(app, contract.listManagedVersionNotes, ({ scope, query }) => findManagedNotes(scope, query));
  bindEndpoint(app, contract.getManagedVersionNote, ({ scope, params }) => getManagedNote(scope, params.id));
  bindEndpoint(app, contract.updateVersionNote, ({ scope, params, body }) =>
    updateNote(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.deleteVersionNote, ({ scope, params, query }) =>
    removeNote(scope, { ...params, ...query }),
  );
}
