import { createPause } from "../../jobs/give-way.ts";
import { addLaneColumnsIn, addSheetsIn, createDraftSetIn, createSchemeIn } from "../rate/draft-set.ts";
import type { LaneColumns } from "../rate/parsing/lane-columns.ts";
import type { DraftRun } from "./draft-run.ts";
import type { ReadSoFar } from "./parsing/parse-lines.ts";
import type { ParserProcess } from "./parsing/parse-process.ts";

/** Small enough that no request waits for it: the steps run in the process that answers them. */
const LANES_PER_STEP = 4_000;
const SHEETS_PER_STEP = 1_000;
/** Part of the time between two steps that passing lanes on takes by itself. */
const OWN_SHARE = 0.25;

/** What the reader has said of a sheet. */
interface Heard {
  lanes: number;
  readonly sheets: ReadSoFar["sheets"][number][];
  readonly schemes: ReadSoFar["schemes"][number][];
  isOver: boolean;
}

/** A number of lanes on their way from the reader. */
interface Piece {
  readonly count: number;
  readonly columns: Promise<LaneColumns>;
}

/** Stores the lanes of a sheet as a draft set, in steps, while the sheet is still read. */
export class LaneStore {
  readonly #run: DraftRun;
  readonly #parser: Pick<ParserProcess, "lanes">;
  readonly #pause = createPause({ ownShare: OWN_SHARE });
  readonly #heard: Heard = { lanes: 0, sheets: [], schemes: [], isOver: false };
  #news = Promise.withResolvers<void>();
  #setId: number | undefined;
  readonly #sheetIds: number[] = [];
  readonly #schemeIds: number[] = [];
  #asked = 0;
  #written = 0;

  constructor(run: DraftRun, parser: Pick<ParserProcess, "lanes">) {
    this.#run = run;
    this.#parser = parser;
  }

  /** Takes note of how far the reader is. */
  hear({ lanes, sheets, schemes }: ReadSoFar): void {
    this.#heard.lanes = lanes;
    // one by one: a sheet of one break a row names all of them at its end, more than a call takes arguments
    for (const sheet of sheets) this.#heard.sheets.push(sheet);
    for (const scheme of schemes) this.#heard.schemes.push(scheme);
    this.#wake();
  }

  /** The reader says no more. */
  endReading(): void {
    this.#heard.isOver = true;
    this.#wake();
  }

  /** Stores whole steps until the reading is over. @throws RunEndedError; UnreadableFileError */
  async storeWhileRead(): Promise<void> {
    await this.#storePieces(async () => {
      while (!this.#heard.isOver && this.#heard.lanes - this.#asked < LANES_PER_STEP)
        await this.#news.promise;
      return !this.#heard.isOver;
    });
  }

  /** Stores what is left, when the reading is over. @returns the draft set's id @throws as `storeWhileRead` */
  async storeRest(): Promise<number> {
    await this.#storePieces(() => Promise.resolve(this.#heard.lanes > this.#asked));
    return this.#openSet();
  }

  #wake(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }

  /** The reader writes the next piece down while the database stores the one before. */
  async #storePieces(isNext: () => Promise<boolean>): Promise<void> {
    let piece = await this.#ask(isNext);
    while (piece !== undefined) {
      const lanes = await piece.columns;
      const [next] = await Promise.all([this.#ask(isNext), this.#store(lanes, piece.count)]);
      piece = next;
    }
  }

  async #ask(isNext: () => Promise<boolean>): Promise<Piece | undefined> {
    if (!(await isNext())) return undefined;
    await this.#addSheets();
    const from = this.#asked;
    const count = Math.min(LANES_PER_STEP, this.#heard.lanes - from);
    this.#asked += count;
    const target = {
      ownerId: this.#run.record.owner_id,
      sheetIds: this.#sheetIds,
      schemeIds: this.#schemeIds,
    };
    const columns = this.#parser.lanes(target, from, count);
    // who stores the piece notices the failure
    columns.catch(() => undefined);
    return { count, columns };
  }

  async #store(lanes: LaneColumns, count: number): Promise<void> {
    const lanes_written = this.#written + count;
    await this.#run.takeStep(async (tx) => {
      const stored = await addLaneColumnsIn(tx, lanes);
      if (stored !== count) throw new RangeError(`${stored} lanes stored of ${count}`);
      return [undefined, { lanes_written }];
    });
    this.#written = lanes_written;
    await this.#pause();
  }

  async #openSet(): Promise<number> {
    if (this.#setId !== undefined) return this.#setId;
    const { airline_id: airlineId, company_id: companyId, created_by: userId } = this.#run.record;
    this.#setId = await this.#run.takeStep(async (tx) => {
      const set = { airlineId, source: "import", author: { companyId, userId } };
      const set_id = await createDraftSetIn(tx, set);
      return [set_id, { set_id }];
    });
    return this.#setId;
  }

  /** Stores the sheets and break schemes that lanes may name by now. */
  async #addSheets(): Promise<void> {
    const { airline_id: airlineId, rate_type: rateType, owner_id: ownerId } = this.#run.record;
    const setId = await this.#openSet();
    const { sheets, schemes } = this.#heard;
    while (this.#sheetIds.length < sheets.length) {
      const begin = this.#sheetIds.length;
      const drafts = sheets
        .slice(begin, begin + SHEETS_PER_STEP)
        .map((sheet) => ({ ...sheet, setId, airlineId, rateType, ownerId }));
      this.#sheetIds.push(...(await this.#run.takeStep(async (tx) => [await addSheetsIn(tx, drafts), {}])));
    }
    while (this.#schemeIds.length < schemes.length) {
      const weights = schemes[this.#schemeIds.length] ?? [];
      this.#schemeIds.push(await this.#run.takeStep(async (tx) => [await createSchemeIn(tx, weights), {}]));
    }
  }
}
