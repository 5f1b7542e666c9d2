import type { PlatformBenchmark } from "./platform.ts";
import type { StatisticsBenchmark, StatisticsFigure } from "./statistics.ts";

/** A table of the page. */
export function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return `${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

function figureTable(figures: readonly StatisticsFigure[]): string {
  const rows = figures.map(({ name, p50Ms, p95Ms, toSelect }) => [
    name === "select" ? "bare, `select 1`" : name,
    p50Ms,
    p95Ms,
    toSelect,
  ]);
  return tableOf(["Figure", "p50 ms", "p95 ms", "÷ `select 1`"], rows);
}

/** What the operator's dashboards took. */
export function platformText({ companies, quotations, figures, refreshMs }: PlatformBenchmark): string {
  return `## The operator's dashboards

Over ${quotations.toLocaleString("en")} quotations of ${companies.toLocaleString("en")} companies, one person asking, each in turn; the present month is counted from its rows.
One turn of the job that sums what has changed took ${refreshMs.toLocaleString("en")} ms.

${figureTable(figures)}
`;
}

/** What the dashboards of a company took. */
export function statisticsText({ quotations, figures }: StatisticsBenchmark): string {
  return `## Statistics

Over all ${quotations.toLocaleString("en")} quotations of one company, one person asking, each in turn.

${figureTable(figures)}
`;
}
