// Words that must not stand in the sources: unfinished work, silenced checks, skipped tests, impure domain code.
import { endCheck, listFiles, readText } from "./source-files.ts";

interface ForbiddenWord {
  readonly pattern: RegExp;
  readonly where: RegExp;
  readonly because: string;
}

const forbidden: readonly ForbiddenWord[] = [
  {
    pattern: /\b(TODO|FIXME)\b/,
    where: /\.(ts|tsx|mjs|css|sql)$/,
    because: "unfinished work belongs in an issue",
  },
  {
    pattern: /@ts-(ignore|expect-error|nocheck)/,
    where: /\.(ts|tsx|mjs)$/,
    because: "the type is wrong: mend it",
  },
  {
    pattern: /\b(eslint|oxlint|prettier|oxfmt)-(disable|ignore)/,
    where: /\.(ts|tsx|mjs|css)$/,
    because: "lint findings are mended, not silenced",
  },
  {
    pattern: /\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme|fails|skipIf|runIf)\b/,
    where: /\.(test|spec)\.tsx?$|^e2e\//,
    because: "every test runs, always",
  },
  {
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/,
    where: /^packages\/domain\/src\/(?!.*\.test\.ts$)/,
    because: "domain has no clock and no dice: dates and seeds are passed in",
  },
  {
    pattern: /\bMath\.random\(/,
    where: /^apps\/server\/src\//,
    because: "keys, tokens and codes come from node:crypto, and so does all other chance",
  },
  {
    pattern:
      /[!=]== "ROLE_|"ROLE_\w+" [!=]==|\bcase "ROLE_|\[[^\]]*"ROLE_\w+"[^\]]*\](\.|\))|\b(Set|ReadonlySet|readonly string\[\]).*"ROLE_/,
    where: /^(apps\/\w+\/src|packages\/(domain|phrases)\/src)\/(?!.*\.test\.tsx?$)/,
    because: "what a role may do is in packages/domain/src/roles/abilities.ts: ask may(role, …)",
  },
  {
    pattern: /\b(mock|spyOn)\b\s*\(\s*["'`][^"'`]*(\/db\/|\bpg\b|kysely)/,
    where: /\.test\.tsx?$/,
    because: "tests use the real database",
  },
];

// This file names the words, so it is the one that may hold them.
const files = listFiles(/\.(ts|tsx|mjs|css|sql)$/).filter((file) => file !== "tools/check-words.ts");
const findings = files.flatMap((file) => {
  const rules = forbidden.filter((rule) => rule.where.test(file));
  if (rules.length === 0) return [];
  return readText(file)
    .split("\n")
    .flatMap((line, index) =>
      rules
        .filter((rule) => rule.pattern.test(line))
        .map((rule) => `${file}:${index + 1} ${rule.because}: ${line.trim().slice(0, 80)}`),
    );
});
endCheck("forbidden words", findings);
