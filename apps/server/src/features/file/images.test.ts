import {
  downloadFile,
  getPersonalProfile,
  removeLogo,
  removeProfileImage,
  uploadLogo,
  uploadProfileImage,
} from "@kilolane/contract";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const colleague = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

/** A photo of that size with a place in its EXIF, turned by 90°. */
function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#204080" } })
    .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function logo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } })
    .png()
    .toBuffer();
}

async function storedFiles(): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>("select count(*) as count from file");
  return rows[0]?.count ?? 0;
}

describe("a photo", () => {
  it("is shrunk, loses its EXIF and is given to the own company alone", async () => {
    const file = { name: "me on holiday.jpeg", contentType: "image/jpeg", bytes: await photo(1600, 1200) };
    expect((await sharp(file.bytes).metadata()).exif).toBeDefined();
    const upload = await colleague.call(uploadProfileImage, {}, { file });
    expect(upload.status).toBe(200);
    const name = upload.body.fileName;
    expect(name).toMatch(/^[0-9a-f]{48}$/);
    const params = { name };
    const own = await admin.call(downloadFile, { params });
    expect(own.status).toBe(200);
    expect(own.headers["content-type"]).toBe("image/jpeg");
    expect(own.headers["content-disposition"]).toMatch(
      /^attachment; filename\*=UTF-8''me%20on%20holiday\.jpg$/,
    );
    expect(own.headers["x-content-type-options"]).toBe("nosniff");
    expect(own.headers["content-security-policy"]).toContain("sandbox");
    const picture = await sharp(own.bytes).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(["jpeg", 384, 512]);
    expect(picture.exif).toBeUndefined();
    const foreign = await stranger.call(downloadFile, { params });
    expect(foreign.status).toBe(404);
    expect((await world.anonymous.call(downloadFile, { params })).status).toBe(401);
    coverEndpoint("POST", "/uploadFile/profile", {
      status: upload.status,
      readBack: { through: "GET /downloadFile/{name}", agrees: own.status === 200 },
      foreign,
    });
    coverEndpoint("GET", "/downloadFile/{name}", {
      status: own.status,
      readBack: { through: "POST /uploadFile/profile", agrees: picture.format === "jpeg" },
      foreign,
    });
  });
});

describe("a logo", () => {
  it("becomes a PNG of at most 600 × 200 and belongs to the company", async () => {
    const file = { name: "logo.png", contentType: "image/png", bytes: await logo(3000, 500) };
    const upload = await admin.call(uploadLogo, {}, { file });
    expect(upload.status).toBe(200);
    const own = await colleague.call(downloadFile, { params: { name: upload.body.fileName } });
    const picture = await sharp(own.bytes).metadata();
    expect([picture.format, picture.width, picture.height, picture.hasAlpha]).toEqual([
      "png",
      600,
      100,
      true,
    ]);
    const { rows } = await world.database.query<{ logo_file: string }>(
      "select logo_file from company where id = $1",
      [admin.user.company.id],
    );
    expect(rows[0]?.logo_file).toBe(upload.body.fileName);
    const foreign = await stranger.call(downloadFile, { params: { name: upload.body.fileName } });
    coverEndpoint("POST", "/uploadFile/logo", {
      status: upload.status,
      readBack: { through: "GET /downloadFile/{name}", agrees: own.status === 200 },
      foreign,
    });
  });

  it("is for the company's admin", async () => {
    const file = { name: "logo.png", contentType: "image/png", bytes: await logo(10, 10) };
    expect((await colleague.call(uploadLogo, {}, { file })).status).toBe(403);
  });
});

describe("taken off again", () => {
  it("a photo is nobody's any more, and a logo leaves the documents", async () => {
    const picture = { name: "me.jpg", contentType: "image/jpeg", bytes: await photo(60, 60) };
    await admin.call(uploadProfileImage, {}, { file: picture });
    expect((await admin.call(getPersonalProfile)).body.imageUrl).not.toBeNull();
    expect((await admin.call(removeProfileImage)).body).toEqual({ fileName: null });
    expect((await admin.call(getPersonalProfile)).body.imageUrl).toBeNull();
    const file = { name: "logo.png", contentType: "image/png", bytes: await logo(60, 20) };
    const { fileName } = (await admin.call(uploadLogo, {}, { file })).body;
    expect((await colleague.call(getPersonalProfile)).body.companyLogo).toBe(fileName);
    expect((await colleague.call(removeLogo)).status).toBe(403);
    expect((await admin.call(removeLogo)).status).toBe(200);
    expect((await colleague.call(getPersonalProfile)).body.companyLogo).toBeNull();
  });
});

describe("anything else is refused and leaves nothing behind", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  it.each([
    ["an SVG", Buffer.from(svg)],
    ["HTML", Buffer.from("<html><script>alert(1)</script></html>")],
    ["nothing", Buffer.alloc(0)],
    [
      "a PNG signature before HTML",
      Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from("<html>")]),
    ],
    ["a GIF", Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64")],
  ])("%s", async (_name, bytes) => {
    const before = await storedFiles();
    const file = { name: "logo.png", contentType: "image/png", bytes };
    const { status, error } = await admin.call(uploadLogo, {}, { file });
    expect(status).toBe(400);
    expect(error.code).toBe("file-unreadable");
    expect(await storedFiles()).toBe(before);
  });

  it("a cut-off picture", async () => {
    const whole = await photo(800, 600);
    const file = { name: "cut.jpg", contentType: "image/jpeg", bytes: whole.subarray(0, whole.length / 2) };
    expect((await admin.call(uploadProfileImage, {}, { file })).error.code).toBe("file-unreadable");
  });

  it("a picture of too many pixels", async () => {
    const file = { name: "bomb.png", contentType: "image/png", bytes: await logo(6000, 6000) };
    expect((await admin.call(uploadLogo, {}, { file })).error.code).toBe("file-unreadable");
  });

  it("more than 5 MB", async () => {
    const file = { name: "big.png", contentType: "image/png", bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 1) };
    const { status, error } = await admin.call(uploadLogo, {}, { file });
    expect([status, error.code]).toEqual([413, "payload-too-large"]);
  });

  it("a request without a file", async () => {
    const answer = await admin.send(uploadLogo, { body: {} });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe("names that are no file's", () => {
  it.each(["../../etc/passwd", "..%2f..%2fetc%2fpasswd", "a".repeat(48), "0".repeat(48), "%00", "logo.png"])(
    "%s is 404",
    async (name) => {
      expect((await admin.call(downloadFile, { params: { name } })).status).toBe(404);
    },
  );
});
