import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { usePreferences } from "../../lib/preferences/preferences.ts";
import { resolveCssVariables } from "../../ui/theme/css-variables.ts";
import { modernTheme, standardTheme } from "../../ui/theme/theme.ts";

const ID = "kl-sidebar";

/** The sidebar's place. In 'semi-dark' it alone is dark: a theme of its own inside the light one. */
export function SidebarTheme({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { themeMode, themeStyle } = usePreferences();
  if (themeMode !== "semi-dark") {
    return (
      <div id={ID} className={className}>
        {children}
      </div>
    );
  }
  return (
    <div id={ID} className={className} data-mantine-color-scheme="dark">
      <MantineProvider
        theme={themeStyle === "modern" ? modernTheme : standardTheme}
        cssVariablesResolver={resolveCssVariables}
        cssVariablesSelector={`#${ID}`}
        getRootElement={() => document.querySelector<HTMLElement>(`#${ID}`) ?? undefined}
        forceColorScheme="dark"
      >
        {children}
      </MantineProvider>
    </div>
  );
}
