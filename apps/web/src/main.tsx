import "./app/styles/kit.css";
import "./app/styles/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Application } from "./app/application.tsx";
import { startI18n } from "./lib/i18n/i18n.ts";
import { getSession } from "./lib/session/session-store.ts";
import { measureAbsenceMs } from "./lib/session/presence.ts";

const [absenceMs] = await Promise.all([getSession() ? measureAbsenceMs() : 0, startI18n()]);
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Application absenceMs={absenceMs} />
    </StrictMode>,
  );
}
