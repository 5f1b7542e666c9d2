import type { Page } from "@playwright/test";

/** A PNG whose left half is red and whose right half is blue, drawn by the browser itself. */
export async function drawTwoHalves(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [w, h];
      const pen = canvas.getContext("2d");
      if (pen === null) throw new Error("no canvas");
      pen.fillStyle = "#d01010";
      pen.fillRect(0, 0, w / 2, h);
      pen.fillStyle = "#1020d0";
      pen.fillRect(w / 2, 0, w / 2, h);
      return canvas.toDataURL("image/png");
    },
    [width, height],
  );
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

/** What a stored picture looks like: its size and the colours at its left and right edge. */
export interface SeenPicture {
  readonly width: number;
  readonly height: number;
  readonly left: "red" | "blue";
  readonly right: "red" | "blue";
}

/** Fetches a stored picture with the session of the page, and looks at it. */
export async function lookAtStored(page: Page, fileName: string): Promise<SeenPicture> {
  return page.evaluate(async (name) => {
    const authorization = `Bearer ${localStorage.getItem("token") ?? ""}`;
    const answer = await fetch(`/api/downloadFile/${name}`, { headers: { authorization } });
    const picture = await createImageBitmap(await answer.blob());
    const { width, height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen?.drawImage(picture, 0, 0);
    const colourAt = (x: number) => {
      const [red = 0, , blue = 0] = pen?.getImageData(x, Math.floor(height / 2), 1, 1).data ?? [];
      return red > blue ? ("red" as const) : ("blue" as const);
    };
    return { width, height, left: colourAt(3), right: colourAt(width - 4) };
  }, fileName);
}
