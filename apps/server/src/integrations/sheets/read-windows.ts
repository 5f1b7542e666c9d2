/** Rows read at a time. */
const WINDOW = 2000;

/** Part of a list. */
export interface ListPart {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A list of people or companies, some thousand rows at a time, each read on its own: a slow reader holds no
 * connection. For lists that change slowly; one that grows while it is read goes on after a row, not at an offset.
 */
export async function* readWindows<Row>(
  read: (part: ListPart) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += WINDOW) {
    const rows = await read({ limit: WINDOW, offset });
    yield rows;
    if (rows.length < WINDOW) return;
  }
}
