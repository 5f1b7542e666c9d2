/** Cells of one line; a quoted cell may hold separators and line breaks, as spreadsheets write them. */
function readCell(text: string, from: number): { readonly cell: string; readonly next: number } {
  if (text[from] !== '"') {
    let end = from;
    while (end < text.length && !"\t\n\r".includes(text[end] ?? "")) end += 1;
    return { cell: text.slice(from, end).trim(), next: end };
  }
  let cell = "";
  let at = from + 1;
  while (at < text.length) {
    if (text[at] === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 2;
    } else if (text[at] === '"') {
      at += 1;
      break;
    } else {
      cell += text[at] ?? "";
      at += 1;
    }
  }
  return { cell: cell.trim(), next: at };
}

/** Text of a clipboard as lines of cells: tabs between cells, as every spreadsheet copies them. */
export function readTable(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  const body = text.replace(/(\r?\n)+$/, "");
  while (at <= body.length) {
    const { cell, next } = readCell(body, at);
    line.push(cell);
    const end = body[next];
    if (end === "\t") {
      at = next + 1;
      continue;
    }
    lines.push(line);
    line = [];
    if (end === undefined) break;
    at = next + (body.startsWith("\r\n", next) ? 2 : 1);
  }
  return lines;
}

function writeCell(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Lines of cells as text that every spreadsheet takes. */
export function writeTable(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(writeCell).join("\t")).join("\n");
}
