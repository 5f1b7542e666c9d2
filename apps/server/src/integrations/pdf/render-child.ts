/**
 * The process that renders: it alone loads the native typesetter, so a crash or a growth there takes nothing else
 * along. It gets one job at a time from its parent and ends with it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler, type NodeError, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { RenderAnswer, RenderJob, RenderOutcome } from "./job.ts";

const TEMPLATES = fileURLToPath(new URL("./templates", import.meta.url));
const MAIN = fileURLToPath(new URL("./templates/main.typ", import.meta.url));

/** Regular and semi-bold of the three families; every letter of the document comes from these six files. */
const FONT_FILES = [
  "@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf",
  "@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf",
  "@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf",
  "@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf",
  "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
  "@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf",
];

/** Accessible PDF; the export itself checks it and refuses text that has no glyph. */
const ACCESSIBLE_PDF = "ua-1";

const resolver = createRequire(import.meta.url);
const compiler = NodeCompiler.create({
  workspace: TEMPLATES,
  fontArgs: [{ fontBlobs: FONT_FILES.map((file) => readFileSync(resolver.resolve(file))) }],
});

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function diagnosticsOf(error: NodeError | null): string[] {
  if (error === null) return [];
  const found: unknown[] = compiler.fetchDiagnostics(error);
  return found.map((diagnostic) =>
    typeof diagnostic === "object" && diagnostic !== null && "message" in diagnostic
      ? String(diagnostic.message)
      : JSON.stringify(diagnostic),
  );
}

function compile(model: string, warnings: string[]): NodeTypstDocument {
  const compiled = compiler.compile({ mainFilePath: MAIN, inputs: { q: model }, resetRead: true });
  warnings.push(...diagnosticsOf(compiled.takeWarnings()));
  const document = compiled.result;
  if (document === null)
    throw new Error(diagnosticsOf(compiled.takeError()).join("; ") || "compilation failed");
  return document;
}

function compileWithLogo(job: RenderJob, warnings: string[]): NodeTypstDocument {
  if (job.logo === undefined) return compile(job.model, warnings);
  const path = join(TEMPLATES, job.logo.path);
  compiler.mapShadow(path, Buffer.from(job.logo.bytes));
  try {
    return compile(job.model, warnings);
  } catch (error) {
    warnings.push(`logo left out: ${describe(error)}`);
    return compile(job.modelWithoutLogo, warnings);
  } finally {
    compiler.unmapShadow(path);
  }
}

function exportPdf(document: NodeTypstDocument, job: RenderJob, warnings: string[]): Uint8Array {
  const creationTimestamp = job.creationTimestamp;
  try {
    return compiler.pdf(document, { pdfStandard: ACCESSIBLE_PDF, creationTimestamp });
  } catch (error) {
    // A letter that no font has must not keep a quotation from being sent: print it plainly and say so.
    warnings.push(`exported without ${ACCESSIBLE_PDF}: ${describe(error)}`);
    return compiler.pdf(document, { creationTimestamp });
  }
}

function render(job: RenderJob): RenderOutcome {
  const warnings: string[] = [];
  try {
    return { kind: "rendered", pdf: exportPdf(compileWithLogo(job, warnings), job, warnings), warnings };
  } catch (error) {
    return { kind: "failed", message: describe(error) };
  } finally {
    // The cache is global and never shrinks by itself (measured: 20 times the memory after 500 documents).
    compiler.evictCache(0);
  }
}

process.on("message", (job: RenderJob) => {
  const before = process.cpuUsage();
  const outcome = render(job);
  const { user, system } = process.cpuUsage(before);
  const answer: RenderAnswer = {
    ...outcome,
    jobId: job.jobId,
    rssBytes: process.memoryUsage.rss(),
    cpuMicroseconds: user + system,
  };
  // Answering through the event loop lets the addon's finalizers run between two jobs.
  setImmediate(() => process.send?.(answer));
});
process.on("disconnect", () => process.exit(0));
