import {
  createTutorial,
  deleteTutorial,
  downloadTutorialFile,
  listManagedTutorials,
  listTutorials,
  type ManagedTutorial,
  orderTutorials,
  removeTutorialFile,
  updateTutorial,
  uploadTutorialFile,
} from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import {
  callEndpoint,
  downloadEndpoint,
  uploadFile,
  type EndpointBody,
} from "../../lib/api/call-endpoint.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { q } from "../../lib/api/query.ts";

/** What a change of a tutorial makes old. */
export const TUTORIAL_READS = [listTutorials, listManagedTutorials];

/** The guides of the reader's role; asked for again in another language. */
export function tutorialsQuery(language: Language) {
  return q(listTutorials, undefined, language);
}

/** Every tutorial, for the operator. */
export const managedTutorialsQuery = q(listManagedTutorials);

/** A tutorial as it is stored now. @throws ApiError when it is gone */
export async function findTutorial(id: string): Promise<ManagedTutorial> {
  const found = (await callEndpoint(listManagedTutorials, {})).find((tutorial) => tutorial.id === id);
  if (found === undefined) throw new ApiError(404, { title: "" });
  return found;
}

/** The file of a tutorial. */
export async function fetchTutorialFile(id: string) {
  return downloadEndpoint(downloadTutorialFile, { params: { id } });
}

export type TutorialBody = EndpointBody<typeof createTutorial>;

/** What becomes of the file when a tutorial is saved: kept, taken away, or exchanged for this one. */
export type FileChange = "keep" | "remove" | File;

/**
 * Stores a tutorial, a new one or a version of one, then what becomes of its file.
 * @param onStored called once the words are stored: when the file is refused, saving again changes that tutorial
 */
export async function saveTutorial(
  known: Pick<ManagedTutorial, "id" | "version"> | undefined,
  body: TutorialBody,
  file: FileChange,
  onStored: (saved: ManagedTutorial) => void,
): Promise<ManagedTutorial> {
  const saved =
    known === undefined
      ? await callEndpoint(createTutorial, { body })
      : await callEndpoint(updateTutorial, {
          params: { id: known.id },
          body: { ...body, version: known.version },
        });
  onStored(saved);
  const params = { id: saved.id };
  if (file === "remove") return callEndpoint(removeTutorialFile, { params });
  if (file !== "keep") return uploadFile(uploadTutorialFile, file, file.name, params);
  return saved;
}

/** Deletes a tutorial with its file. */
export async function removeTutorial(id: string) {
  return callEndpoint(deleteTutorial, { params: { id } });
}

/** Puts the tutorials into this order. */
export async function storeOrder(ids: readonly string[]) {
  return callEndpoint(orderTutorials, { body: { ids: [...ids] } });
}
