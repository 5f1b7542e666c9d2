import { encodeWords } from "./qr-words.ts";

/** Rows of modules, true for dark. */
export type QrModules = readonly (readonly boolean[])[];

/** The eight masks of ISO/IEC 18004 table 10: a module is turned where the mask says 0. */
const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

interface Board {
  readonly size: number;
  readonly dark: boolean[][];
  /** modules of fixed patterns: neither data nor masked */
  readonly fixed: boolean[][];
}

function makeBoard(size: number): Board {
  const grid = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  return { size, dark: grid(), fixed: grid() };
}

function setFixed({ size, dark, fixed }: Board, x: number, y: number, isDark: boolean): void {
  const [row, marks] = [dark[y], fixed[y]];
  if (row === undefined || marks === undefined || x < 0 || x >= size) return;
  row[x] = isDark;
  marks[x] = true;
}

/** Where the small squares stand that help with a bent code. */
function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...places.toReversed()];
}

/** Concentric squares around a centre: dark where the ring number is in `rings`. */
function drawSquare(
  board: Board,
  at: readonly [number, number],
  reach: number,
  rings: readonly number[],
): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      setFixed(board, at[0] + dx, at[1] + dy, rings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function drawPatterns(board: Board, version: number): void {
  const { size } = board;
  for (let at = 0; at < size; at += 1) {
    setFixed(board, 6, at, at % 2 === 0);
    setFixed(board, at, 6, at % 2 === 0);
  }
  for (const corner of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquare(board, corner, 4, [0, 1, 3]);
  const places = alignmentPlaces(version, size);
  const last = places.at(-1) ?? 0;
  for (const x of places) {
    for (const y of places) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isCorner) drawSquare(board, [x, y], 2, [0, 2]);
    }
  }
  if (version >= 7) drawVersion(board, version);
}

/** Data with its BCH remainder: what the format and version strips hold. */
function withRemainder(value: number, length: number, generator: number): number {
  let rest = value;
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator);
  return (value << length) | rest;
}

function drawVersion(board: Board, version: number): void {
  const bits = withRemainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    const [far, near] = [board.size - 11 + (at % 3), Math.floor(at / 3)];
    setFixed(board, far, near, isDark);
    setFixed(board, near, far, isDark);
  }
}

/** Level M is 0 in the format's two bits. */
function drawFormat(board: Board, mask: number): void {
  const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
  const { size } = board;
  const isDark = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    if (at < 6) setFixed(board, 8, at, isDark(at));
    else if (at < 8) setFixed(board, 8, at + 1, isDark(at));
    else if (at === 8) setFixed(board, 7, 8, isDark(at));
    else setFixed(board, 14 - at, 8, isDark(at));
    if (at < 8) setFixed(board, size - 1 - at, 8, isDark(at));
    else setFixed(board, 8, size - 15 + at, isDark(at));
  }
  setFixed(board, 8, size - 8, true);
}

/** The modules of the data in their order: pairs of columns from the right, up and down in turn. */
function* dataPlaces(size: number): Generator<readonly [x: number, y: number]> {
  for (let pair = size - 1; pair >= 1; pair -= 2) {
    const right = pair <= 6 ? pair - 1 : pair;
    const goesUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = goesUp ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

function drawWords(board: Board, words: readonly number[]): void {
  let at = 0;
  for (const [x, y] of dataPlaces(board.size)) {
    const row = board.dark[y];
    if (row === undefined || board.fixed[y]?.[x] === true || at >= words.length * 8) continue;
    row[x] = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
    at += 1;
  }
}

function applyMask(board: Board, mask: number): QrModules {
  const turn = MASKS[mask] ?? (() => 1);
  return board.dark.map((row, y) =>
    row.map((isDark, x) => (board.fixed[y]?.[x] !== true && turn(x, y) === 0 ? !isDark : isDark)),
  );
}

/** How hard a picture is to scan: long runs, solid squares, too much of one shade. Smaller is better. */
function penaltyOf(modules: QrModules): number {
  const size = modules.length;
  const at = (x: number, y: number) => modules[y]?.[x] === true;
  let penalty = 0;
  let darkCount = 0;
  for (let line = 0; line < size; line += 1) {
    for (const read of [(step: number) => at(step, line), (step: number) => at(line, step)]) {
      for (let step = 1, run = 1; step < size; step += 1) {
        run = read(step) === read(step - 1) ? run + 1 : 1;
        if (run === 5) penalty += 3;
        else if (run > 5) penalty += 1;
      }
    }
    for (let step = 0; step < size; step += 1) {
      if (at(step, line)) darkCount += 1;
      const same = [at(step + 1, line), at(step, line + 1), at(step + 1, line + 1)];
      if (step < size - 1 && line < size - 1 && same.every((dark) => dark === at(step, line))) penalty += 3;
    }
  }
  return penalty + Math.floor(Math.abs(darkCount * 20 - size * size * 10) / (size * size)) * 10;
}

/**
 * A QR code (ISO/IEC 18004, byte mode, level M) for a short text.
 *
 * @throws RangeError for more than some 660 bytes
 */
export function encodeQr(text: string): QrModules {
  const { version, words } = encodeWords(text);
  const board = makeBoard(version * 4 + 17);
  drawPatterns(board, version);
  drawFormat(board, 0);
  drawWords(board, words);
  const masked = MASKS.map((_, mask) => {
    drawFormat(board, mask);
    return applyMask(board, mask);
  });
  return masked.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}
