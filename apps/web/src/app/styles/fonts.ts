import "@fontsource-variable/ibm-plex-sans/wght.css";
import "@fontsource/ibm-plex-mono/latin-500.css";
import type { Language } from "@kilolane/phrases";

/** Loads the typefaces of scripts that the Latin ones lack, once the language asks for them. */
export async function loadScriptFonts(language: Language): Promise<void> {
  if (language === "ar") await import("./fonts-arabic.ts");
  if (language === "zh") await import("./fonts-chinese.ts");
}
