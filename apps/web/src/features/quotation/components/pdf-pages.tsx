import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./document-drawer.module.css";

GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).href;

/** Sharp on a high-density screen without drawing more than anybody sees. */
const DRAWN_WIDTH_PX = 1400;

/** Draws every page of a PDF: a browser's own viewer is not always there. */
export default function PdfPages({ file }: { readonly file: Blob }) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);

  useEffect(() => {
    let isGone = false;
    const opening = file.arrayBuffer().then((bytes) => getDocument({ data: new Uint8Array(bytes) }));
    const show = async () => {
      const loaded = await (await opening).promise;
      if (!isGone) setDocument(loaded);
    };
    // A document that was closed while it loaded rejects: nobody waits for it any more.
    show().catch(() => undefined);
    return () => {
      isGone = true;
      void opening.then((task) => task.destroy());
    };
  }, [file]);

  if (document === null) return null;
  return Array.from({ length: document.numPages }, (_, index) => (
    <PdfPage key={`${document.fingerprints[0]}-${index}`} document={document} number={index + 1} />
  ));
}

function PdfPage({ document, number }: { readonly document: PDFDocumentProxy; readonly number: number }) {
  const { t } = useTranslation("quotation");
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let stop: () => void = () => undefined;
    const draw = async () => {
      const page = await document.getPage(number);
      const target = canvas.current;
      if (!target) return;
      const viewport = page.getViewport({ scale: DRAWN_WIDTH_PX / page.getViewport({ scale: 1 }).width });
      target.width = viewport.width;
      target.height = viewport.height;
      const drawing = page.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
    };
    // Cancelled drawings reject: the page has gone.
    draw().catch(() => undefined);
    return () => stop();
  }, [document, number]);

  return (
    <figure
      className={classes.figure}
      aria-label={t("document.page", { page: number, pages: document.numPages })}
    >
      <canvas ref={canvas} className={classes.page} aria-hidden="true" />
    </figure>
  );
}
