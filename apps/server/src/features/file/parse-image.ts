import sharp from "sharp";

/** Largest picture that is decoded: 25 megapixels (a decompression bomb is refused before it costs memory). */
const MAX_PIXELS = 25_000_000;

/** Widths and heights that a picture is shrunk into; smaller ones stay as they are. */
const BOXES = {
  logo: { width: 600, height: 200 },
  profile: { width: 512, height: 512 },
  attachment: { width: 4000, height: 4000 },
} as const;

export type ImagePurpose = keyof typeof BOXES;

export interface CleanImage {
  readonly bytes: Buffer;
  readonly contentType: "image/png" | "image/jpeg";
  readonly extension: "png" | "jpg";
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/**
 * Decodes an uploaded picture and encodes it again, so that nothing but pixels survives: no EXIF, no place, no
 * script in a comment. Only PNG and JPEG by their first bytes, whatever the sender calls them: SVG and HTML can
 * carry script. Logos become PNG (they may be transparent), photos JPEG, attachments stay what they are.
 *
 * @returns undefined when the bytes are no such picture
 */
export async function parseImage(bytes: Buffer, purpose: ImagePurpose): Promise<CleanImage | undefined> {
  if (!startsWith(bytes, PNG) && !startsWith(bytes, JPEG)) return undefined;
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ ...BOXES[purpose], fit: "inside", withoutEnlargement: true });
    if (purpose === "logo" || (purpose === "attachment" && startsWith(bytes, PNG))) {
      const png = await picture.png({ compressionLevel: 9 }).toBuffer();
      return { bytes: png, contentType: "image/png", extension: "png" };
    }
    const jpeg = await picture.flatten({ background: "#ffffff" }).jpeg({ quality: 88 }).toBuffer();
    return { bytes: jpeg, contentType: "image/jpeg", extension: "jpg" };
  } catch {
    return undefined;
  }
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
