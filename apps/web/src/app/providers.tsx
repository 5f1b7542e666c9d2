import { DirectionProvider, MantineProvider } from "@mantine/core";
import { useEffect, type ReactNode } from "react";
import { useLanguage } from "../lib/i18n/use-language.ts";
import { usePreferences } from "../lib/preferences/preferences.ts";
import { resolveCssVariables } from "../ui/theme/css-variables.ts";
import { modernTheme, standardTheme } from "../ui/theme/theme.ts";
import { loadScriptFonts } from "./styles/fonts.ts";

/**
 * Theme and direction around everything. The direction follows the `dir` of the page, without a remount:
 * what is typed in a form survives a change of language.
 */
export function Providers({ children }: { readonly children: ReactNode }) {
  const preferences = usePreferences();
  const language = useLanguage();
  useEffect(() => {
    void loadScriptFonts(language);
  }, [language]);
  return (
    <DirectionProvider detectDirection>
      <MantineProvider
        theme={preferences.themeStyle === "modern" ? modernTheme : standardTheme}
        cssVariablesResolver={resolveCssVariables}
        forceColorScheme={preferences.themeMode === "dark" ? "dark" : "light"}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
