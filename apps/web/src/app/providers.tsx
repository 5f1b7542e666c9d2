import { DirectionProvider, MantineProvider, mergeThemeOverrides } from "@mantine/core";
import { useEffect, useMemo, type ReactNode } from "react";
import { useTranslation } from "../lib/i18n/use-translation.ts";
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
  // No dialog is open before the texts are there: nothing waits for this one.
  const { t } = useTranslation("state", { useSuspense: false });
  const close = t("close");
  const theme = useMemo(() => {
    const named = { defaultProps: { closeButtonProps: { "aria-label": close } } };
    const style = preferences.themeStyle === "modern" ? modernTheme : standardTheme;
    return mergeThemeOverrides(style, { components: { Modal: named, Drawer: named } });
  }, [close, preferences.themeStyle]);
  return (
    <DirectionProvider detectDirection>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolveCssVariables}
        forceColorScheme={preferences.themeMode === "dark" ? "dark" : "light"}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
