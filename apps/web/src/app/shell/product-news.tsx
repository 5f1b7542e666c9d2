import { useEffect, useState } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { onOpenNews } from "./open-news.ts";

const WhatsNew = lazyPart(async () => import("../../features/version-note/components/whats-new.tsx"), null, [
  "version-note",
]);

/** The first screen comes first: only then is asked whether there is news. */
const WAIT_MS = 2500;

/** What changed in the product since the person last looked; also whenever they ask. */
export function ProductNews() {
  const [isTime, setTime] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const timer = window.setTimeout(() => setTime(true), WAIT_MS);
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => onOpenNews(() => setAsked((times) => times + 1)), []);
  return isTime || asked > 0 ? <WhatsNew asked={asked} /> : null;
}
