import { describe, expect, test } from "vitest";
import { highestChain, readSliceFile } from "./slice-graph.ts";
import { sliceFindings } from "./slice-rules.ts";

/** Findings of a slice of these files, each with its text. */
function findingsOf(texts: Readonly<Record<string, string>>): string {
  return sliceFindings(Object.entries(texts).map(([path, text]) => readSliceFile(path, text))).join("\n");
}

const useCase = "export function getRate(scope: CompanyScope) {\n  return withTransaction(scope, read);\n}\n";

function partOf(name: string) {
  return { "rate/draft.ts": `export function ${name}(tx: CompanyTransaction) {}\n` };
}

function floorOf(above: number) {
  return [`rate/part-${above}.ts`, `import "./part-${above - 1}.ts";\n`] as const;
}

describe("how a slice is built", () => {
  test("a use case that imports another one is refused", () => {
    const other =
      'import { getRate } from "./get-rate.ts";\nexport function createRate(scope: CompanyScope) {}\n';
    const texts = { "rate/get-rate.ts": useCase, "rate/create-rate.ts": other };
    expect(findingsOf(texts)).toContain("a use case imports no other one (rate/get-rate.ts)");
  });

  test("a use case that is not named like its file, or shares it with another one, is refused", () => {
    expect(findingsOf({ "rate/find-rate.ts": useCase })).toContain("one use case a file, named findRate");
    const two = `${useCase}export function findRate(scope: CompanyScope) {}\n`;
    expect(findingsOf({ "rate/get-rate.ts": two })).toContain("found getRate, findRate");
  });

  test("routes and parts that open a transaction are refused", () => {
    expect(findingsOf({ "rate/routes.ts": useCase, "rate/segment.ts": useCase }).split("\n")).toEqual([
      "rate/routes.ts: only a use case opens a transaction",
      "rate/segment.ts: only a use case opens a transaction",
    ]);
  });

  test("a part that writes in its caller's transaction ends in 'In'; one that reads need not", () => {
    expect(findingsOf(partOf("createDraft"))).toContain(
      "createDraft: what works in its caller's transaction",
    );
    expect(findingsOf(partOf("createDraftIn"))).toBe("");
    expect(findingsOf(partOf("getDraft"))).toBe("");
  });

  test("SQL in a policy, and reads as file and folder at once, are refused", () => {
    expect(findingsOf({ "rate/policy.ts": "const own = `q.owner_id = ${id}`;\n" })).toContain(
      "a policy decides",
    );
    const texts = { "rate/reads.ts": "", "rate/reads/lane.ts": "" };
    expect(findingsOf(texts)).toBe("rate/reads: a file or a folder");
  });

  test("slices in a circle are refused", () => {
    const texts = {
      "key/reads.ts": 'import { findMember } from "../member/reads.ts";\n',
      "member/reads.ts": 'import { findKey } from "../key/reads.ts";\n',
    };
    expect(findingsOf(texts)).toBe("slices in a circle: key > member > key");
  });

  test("a ninth floor is refused; all reads are on one", () => {
    const texts = Object.fromEntries([...[9, 8, 7, 6, 5, 4, 3, 2].map(floorOf), ["rate/part-1.ts", ""]]);
    expect(findingsOf(texts)).toContain("rate: 9 floors, at most 8");
    const reads = [
      readSliceFile("rate/reads/lane.ts", 'import "./set.ts";\n'),
      readSliceFile("rate/reads/set.ts", ""),
    ];
    expect(highestChain(reads, "rate")).toEqual(["rate/reads"]);
  });
});
