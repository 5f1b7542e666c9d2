import { crc32 } from "node:zlib";

type Cell = string | number;

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function sheetXml({ rows }: Sheet): string {
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell) =>
      typeof cell === "number"
        ? `<c><v>${cell}</v></c>`
        : `<c t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`,
    );
    return `<row r="${row + 1}">${written.join("")}</row>`;
  });
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function partsOf(sheets: readonly Sheet[]): Map<string, string> {
  const numbered = sheets.map((sheet, place) => ({ ...sheet, number: place + 1 }));
  const list = (of: (sheet: (typeof numbered)[number]) => string) => numbered.map(of).join("");
  return new Map([
    [
      "[Content_Types].xml",
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${list(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      "_rels/.rels",
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${list(({ name, number }) => `<sheet name="${escape(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${PACKAGE}/relationships">${list(({ number }) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
    ],
    ...numbered.map((sheet): [string, string] => [`xl/worksheets/sheet${sheet.number}.xml`, sheetXml(sheet)]),
  ]);
}

/** The fields that an entry's own header and the directory share, from the version on. */
function describe(name: Buffer, bytes: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** A zip file whose entries are stored as they are. */
function zip(parts: ReadonlyMap<string, string>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [part, text] of parts) {
    const [name, bytes] = [Buffer.from(part), Buffer.from(text)];
    const fields = describe(name, bytes);
    const file = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, name, bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), fields, tail, name]));
    files.push(file);
    offset += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, entries, end]);
}

/** An .xlsx workbook as a person would send it. @param extra further parts, e.g. macros */
export function buildWorkbook(
  sheets: readonly Sheet[],
  extra: Readonly<Record<string, string>> = {},
): Buffer {
  return zip(new Map([...partsOf(sheets), ...Object.entries(extra)]));
}
