// How the server's slices are built: use cases apart from each other, flat, without circles (docs/architecture.md).
import { readSliceFile } from "./slice-graph.ts";
import { sliceFindings } from "./slice-rules.ts";
import { endCheck, listFiles, readText } from "./source-files.ts";

const folder = "apps/server/src/features/";
const files = listFiles(/^apps\/server\/src\/features\/.+\.ts$/)
  .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => readSliceFile(file.slice(folder.length), readText(file)));
endCheck("slices", sliceFindings(files));
