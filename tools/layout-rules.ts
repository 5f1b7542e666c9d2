import { readdirSync } from "node:fs";
import { otherVerbs, subjectFolders } from "./slice-names.ts";

/** Folders of the contract; each but `spec` is a slice. */
const contractFolders = readdirSync(new URL("../packages/contract/src/", import.meta.url), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() && entry.name !== "spec" ? [entry.name] : []));

/** Slices that no call belongs to, and those of the specification that are still to be built. */
const withoutCalls =
  "account audit seat chat client-request manual-quotation margin payment statistics subscription version-note";

/** The slices, the one word used in contract, server, web and phrases (docs/architecture.md). */
const slices = new Set([...contractFolders, ...withoutCalls.split(" ")]);

const slicePlaces =
  /^(routes|policy|reads|writes|present|jobs)\.ts$|^(reads|writes|present)\/[a-z0-9-]+\.ts$|^(emails|pdf|seed|pricing|parsing)\/|\.(test|fixture)\.ts$/;
const forbiddenFolder = /(^|\/)(shared|common|utils?|helpers?|misc)\//;
const forbiddenName = /^(handle|process|manage)-|(^|-)(handler|manager|data|info|helpers?|utils?)(-|\.)/;
/** Endings of what a person wrote or drew for the project; programs and downloads of others are none of it. */
const kinds =
  /(^|\/)[A-Z]+$|^\.ci\/run$|\.(css|gitignore|html|js|json|jsonl|md|mjs|mts|npmrc|ods|png|sql|svg|ts|tsx|txt|typ|webmanifest|webp|woff2|xls|xlsx)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

/** The largest number of lines a file may have, by where it stands; undefined where size says nothing. */
export function lineBudget(file: string): number | undefined {
  if (/\.test\.tsx?$|\.spec\.ts$/.test(file)) return 300;
  if (/^tools\/[^/]+\.(ts|mjs)$/.test(file)) return 100;
  if (/\/features\/[^/]+\/routes\.ts$/.test(file)) return 150;
  return /\.(ts|tsx|mjs|css)$/.test(file) ? 300 : undefined;
}

function sliceFindings(file: string): string[] {
  const match = /^apps\/(server|web)\/src\/features\/([^/]+)\/(.+)$/.exec(file);
  if (match === null) return [];
  const [, app = "", slice = "", rest = ""] = match;
  const findings = slices.has(slice) ? [] : [`${file}: '${slice}' is not one of the slices`];
  if (app === "server" && !slicePlaces.test(rest)) findings.push(...placeFindings(file, slice, rest));
  return findings;
}

/** A use case (`<verb>-<noun>.ts`, the verbs in slice-names.ts) or a part named by a noun; folders by subject. */
function placeFindings(file: string, slice: string, rest: string): string[] {
  const [folder, name = folder] = rest.split("/");
  const isPlaced =
    rest.split("/").length <= 2 && (folder === name || subjectFolders[slice]?.includes(folder ?? ""));
  if (!isPlaced) {
    return [
      `${file}: a slice holds routes, policy, reads, writes, present, jobs, emails/, pdf/, its own files`,
    ];
  }
  const verb = name?.replace(/\.ts$/, "").split("-")[0] ?? "";
  return otherVerbs.has(verb) ? [`${file}: '${verb}' is none of the verbs of tools/slice-names.ts`] : [];
}

/** The contract's root holds what all slices use; everything else is in the folder of its slice. */
const contractRoot = /^(index|endpoint|errors|values|record-calls|audience)\.ts$/;

function contractFindings(file: string): string[] {
  const rest = file.startsWith("packages/contract/src/") ? file.split("/").slice(3) : [];
  const [slice = ""] = rest;
  if (rest.length === 1) {
    return contractRoot.test(slice) ? [] : [`${file}: belongs in the folder of its slice`];
  }
  const fits = rest.length === 0 || (rest.length === 2 && (slices.has(slice) || slice === "spec"));
  return fits ? [] : [`${file}: '${slice}' is not one of the slices, or too deep`];
}

/** What is wrong with where a file stands and what it is called. */
export function nameFindings(file: string): string[] {
  const name = file.split("/").at(-1) ?? "";
  const findings = [...sliceFindings(file), ...contractFindings(file)];
  if (!kinds.test(file)) findings.push(`${file}: no kind of file that belongs here`);
  if (forbiddenFolder.test(file)) findings.push(`${file}: no shared, common, utils, helpers folder`);
  if (!/\.(ts|tsx|mjs|css)$/.test(name)) return findings;
  if (!kebab.test(name)) findings.push(`${file}: file names are kebab-case`);
  // 'data' is a role here (data entry) and a table of rows in the web's design kit.
  if (forbiddenName.test(name.replace(/data-(entry|table)/, ""))) {
    findings.push(`${file}: never handle, process, manage, data, info, helper, util`);
  }
  const barrel = /(^|\/)index\.tsx?$/.test(file) && !/^packages\/[a-z]+\/src\/index\.ts$/.test(file);
  if (barrel) findings.push(`${file}: the only barrels are the packages' public entries`);
  return findings;
}

/** Slices ask the clock that a test can set (apps/server/src/db/clock.ts), never the machine's. */
export function clockFindings(file: string, text: string): string[] {
  if (!/^apps\/server\/src\/features\/.*\.ts$/.test(file) || file.endsWith(".test.ts")) return [];
  return /\bnew Date\(\)|\bDate\.now\(\)/.test(text)
    ? [`${file}: tx.now() or app.clock.now(), not the machine's clock`]
    : [];
}
