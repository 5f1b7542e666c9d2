/** Bytes that were stored: the row that remembers them is the slice's (table `file`). */
export interface StoredFile {
  /** Random, says nothing about content or owner; the only address of the bytes. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Where files lie: a folder by default. Implementations may not interpret names beyond their form. */
export interface FileStore {
  /** Stores bytes durably: when it answers, they survive a crash of the machine. */
  save(bytes: Uint8Array): Promise<StoredFile>;
  /** @returns the bytes, or undefined when there is no such file */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes the bytes; no error when they are gone. */
  remove(name: string): Promise<void>;
}
