const PAGE = { width: 595, height: 842, left: 56, top: 780 };
const LEADING = 18;

/** A page of plain text as a PDF; letters outside of Latin-1 become question marks. */
export function plainPdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, "\\$&")}) Tj T*`).join("\n");
  const stream = `BT /F1 12 Tf ${LEADING} TL ${PAGE.left} ${PAGE.top} Td\n${shown}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
      "/Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  const places: number[] = [];
  let text = "%PDF-1.4\n";
  for (const [index, object] of objects.entries()) {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`;
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 63;
    return code > 255 ? 63 : code;
  });
}
