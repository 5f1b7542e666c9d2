import "./app/styles/kit.css";
import "./app/styles/base.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Application, setUp } from "./app/application.tsx";
import { replaceDrawnScreen } from "./app/drawn-screen.ts";
import { startI18n } from "./lib/i18n/i18n.ts";
import { nextTask } from "./lib/next-task.ts";
import { noteLostPart } from "./lib/offline/lost-part.ts";
import { getSession } from "./lib/session/session-store.ts";
import { measureAbsenceMs } from "./lib/session/presence.ts";

/** After an update the chunks that an open page names are gone: it is loaded again. Without a network it waits for one. */
window.addEventListener("vite:preloadError", noteLostPart);

const [absenceMs] = await Promise.all([getSession() ? measureAbsenceMs() : 0, startI18n()]);
const root = document.querySelector("#root");
if (root) {
  replaceDrawnScreen(root);
  const parts = setUp(absenceMs);
  // The router has asked for the screen's files; to draw is work of its own.
  await nextTask();
  // As a transition it is drawn in slices of a few milliseconds: what is pressed meanwhile does not wait for all of it.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Application {...parts} />
      </StrictMode>,
    ),
  );
}
