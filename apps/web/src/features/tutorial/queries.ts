import type {
  createTutorial,
  deleteTutorial,
  downloadTutorialFile,
  EndpointInput,
  listManagedTutorials,
  listTutorials,
  ManagedTutorial,
  orderTutorials,
  removeTutorialFile,
  updateTutorial,
  uploadTutorialFile,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import type { Language } from "@kilolane/phrases";
import { callEndpoint, downloadEndpoint, routeOf, uploadFile } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const TUTORIAL_ROUTES = {
  listTutorials: routeOf<typeof listTutorials>("GET", "/tutorial/list"),
  downloadTutorialFile: routeOf<typeof downloadTutorialFile>("GET", "/tutorial/file/:id"),
  listManagedTutorials: routeOf<typeof listManagedTutorials>("GET", "/super-admin/tutorial/list"),
  createTutorial: routeOf<typeof createTutorial>("POST", "/super-admin/tutorial/create"),
  updateTutorial: routeOf<typeof updateTutorial>("POST", "/super-admin/tutorial/update"),
  deleteTutorial: routeOf<typeof deleteTutorial>("DELETE", "/super-admin/tutorial/:id"),
  orderTutorials: routeOf<typeof orderTutorials>("POST", "/super-admin/tutorial/order"),
  uploadTutorialFile: routeOf<typeof uploadTutorialFile>("POST", "/super-admin/tutorial/:id/file"),
  removeTutorialFile: routeOf<typeof removeTutorialFile>("DELETE", "/super-admin/tutorial/:id/file"),
};

/** The guides of the reader's role; asked for again in another language. */
export function tutorialsQuery(language: Language) {
  return queryOptions({
    queryKey: ["tutorial", "read", language],
    queryFn: async ({ signal }) => callEndpoint(TUTORIAL_ROUTES.listTutorials, {}, { signal }),
  });
}

/** Every tutorial, for the operator. */
export const managedTutorialsQuery = queryOptions({
  queryKey: ["tutorial", "managed"],
  queryFn: async ({ signal }) => callEndpoint(TUTORIAL_ROUTES.listManagedTutorials, {}, { signal }),
});

/** The file of a tutorial. */
export async function fetchTutorialFile(id: string) {
  return downloadEndpoint(TUTORIAL_ROUTES.downloadTutorialFile, { params: { id } });
}

export type TutorialWish = NonNullable<EndpointInput<typeof createTutorial>["body"]>;

/** What becomes of the file when a tutorial is saved: kept, taken away, or exchanged for this one. */
export type FileWish = "keep" | "remove" | File;

/**
 * Stores a tutorial, a new one or a version of one, then what becomes of its file.
 * @param onStored told once the words are stored: when the file is refused, saving again changes that tutorial
 */
export async function saveTutorial(
  known: Pick<ManagedTutorial, "id" | "version"> | null,
  wish: TutorialWish,
  file: FileWish,
  onStored: (saved: ManagedTutorial) => void,
): Promise<ManagedTutorial> {
  const saved =
    known === null
      ? await callEndpoint(TUTORIAL_ROUTES.createTutorial, { body: wish })
      : await callEndpoint(TUTORIAL_ROUTES.updateTutorial, {
          body: { ...wish, id: known.id, version: known.version },
        });
  onStored(saved);
  const params = { id: saved.id };
  if (file === "remove") return callEndpoint(TUTORIAL_ROUTES.removeTutorialFile, { params });
  if (file !== "keep") return uploadFile(TUTORIAL_ROUTES.uploadTutorialFile, file, file.name, params);
  return saved;
}

/** Deletes a tutorial with its file. */
export async function removeTutorial(id: string) {
  return callEndpoint(TUTORIAL_ROUTES.deleteTutorial, { params: { id } });
}

/** Puts the tutorials into this order. */
export async function storeOrder(ids: readonly string[]) {
  return callEndpoint(TUTORIAL_ROUTES.orderTutorials, { body: { ids: [...ids] } });
}
