import { expect, test } from "vitest";
import { runEach } from "./run-each.ts";

test("a row that fails holds up none behind it, and the job fails with its error", async () => {
  const done: number[] = [];
  const run = async (row: number): Promise<void> => {
    if (row === 2) throw new Error("row 2");
    done.push(row);
  };
  await expect(runEach([1, 2, 3], run)).rejects.toThrow("row 2");
  expect(done).toEqual([1, 3]);
  await runEach([4], run);
  expect(done).toEqual([1, 3, 4]);
});

test("several failures are told together, and ten end the run", async () => {
  const tried: number[] = [];
  const rows = Array.from({ length: 30 }, (_, row) => row);
  const run = async (row: number): Promise<void> => {
    tried.push(row);
    if (row % 2 === 0) throw new Error(`row ${row}`);
  };
  const told = await runEach(rows, run).catch((error: unknown) => error);
  expect(told).toBeInstanceOf(AggregateError);
  expect(told).toMatchObject({ message: "10 rows of a job failed" });
  expect(tried).toHaveLength(19);
});
