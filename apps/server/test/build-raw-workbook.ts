import { buildZip } from "./build-zip.ts";

const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

interface RawWorkbook {
  /** the elements of `sheetData` */
  readonly rows: string;
  /** what stands behind them */
  readonly behind?: string;
  /** formats of cells: what `numFmts` and `cellXfs` hold */
  readonly styles?: string;
  /** further elements of the workbook */
  readonly workbook?: string;
  /** prefix of the sheet's elements, as some libraries write them */
  readonly prefix?: string;
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (...each: readonly string[]): string =>
  `<Relationships xmlns="${PACKAGE}">${each.join("")}</Relationships>`;

/** A workbook of one sheet, element by element: what no library of ours writes. */
export function buildRawWorkbook({
  rows,
  behind = "",
  styles = "",
  workbook = "",
  prefix = "",
}: RawWorkbook): Buffer {
  const p = prefix === "" ? "" : `${prefix}:`;
  const name = prefix === "" ? "xmlns" : `xmlns:${prefix}`;
  return buildZip([
    { name: "[Content_Types].xml", text: "<Types/>" },
    { name: "_rels/.rels", text: relations(relation("rId1", "officeDocument", "xl/workbook.xml")) },
    {
      name: "xl/workbook.xml",
      text:
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Rates" sheetId="1" r:id="rId1"/></sheets>` +
        `${workbook}</workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: relations(
        relation("rId1", "worksheet", "/xl/worksheets/sheet1.xml"),
        relation("rId2", "styles", "styles.xml"),
      ),
    },
    { name: "xl/styles.xml", text: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` },
    {
      name: "xl/worksheets/sheet1.xml",
      text: `<${p}worksheet ${name}="${MAIN}"><${p}sheetData>${rows}</${p}sheetData>${behind}</${p}worksheet>`,
    },
  ]);
}

/** A row of cells of text and numbers; what begins with `<` is an element of its own. */
export function rawRow(row: number, cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${row}`;
    if (cell === null) return "";
    if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
    return cell.startsWith("<")
      ? cell.replace("<c", `<c r="${place}"`)
      : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${row}">${written.join("")}</row>`;
}
