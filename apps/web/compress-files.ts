import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Kinds of files that shrink; fonts and pictures are compressed already. */
const SHRINKING = /\.(js|mjs|css|html|svg|json|txt|webmanifest)$/;
/** A shorter file fits into one packet either way. */
const LEAST_BYTES = 1000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a Brotli and a gzip copy beside every file that shrinks: the server sends them as they are. */
export function compressFiles(): Plugin {
  let folder = "";
  return {
    name: "compress-files",
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => SHRINKING.test(file)).map((file) => compress(path.join(folder, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  // Drawn screens are many: their last bytes would cost the build more time than they save a visit.
  const quality = file.endsWith(".html") ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
