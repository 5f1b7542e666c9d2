import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { FileStore, StoredFile } from "./file-store.ts";

const NAME = /^[0-9a-f]{48}$/;

/** Files in a folder, two levels by the first characters of the random name. */
export function openFolderFileStore(folder: string): FileStore {
  const placeOf = (name: string): string => path.join(folder, name.slice(0, 2), name);
  return {
    save: (bytes) => saveFile(placeOf, bytes),
    read: async (name) => {
      if (!NAME.test(name)) return undefined;
      try {
        return await readFile(placeOf(name));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: async (name) => {
      if (NAME.test(name)) await rm(placeOf(name), { force: true });
    },
  };
}

/** Written beside its place, synced, renamed, and the folder synced: never half a file under its name. */
async function saveFile(placeOf: (name: string) => string, bytes: Uint8Array): Promise<StoredFile> {
  const name = randomBytes(24).toString("hex");
  const place = placeOf(name);
  const draft = `${place}.draft`;
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const folder = await open(path.dirname(place), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return { name, sizeBytes: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") };
}
