import type { CSSVariablesResolver, MantineTheme } from "@mantine/core";

/** Colours whose light variants (badges, alerts, subtle buttons) we darken until they pass AA. */
const TONES = ["ink", "amber", "gray", "red", "green", "teal", "blue", "violet", "orange", "yellow"] as const;

function toneVariables(theme: MantineTheme, textShade: number, outlineShade: number): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const tone of TONES) {
    const shades = theme.colors[tone];
    variables[`--mantine-color-${tone}-light-color`] = shades?.[textShade] ?? "";
    variables[`--mantine-color-${tone}-outline`] = shades?.[outlineShade] ?? "";
    variables[`--mantine-color-${tone}-text`] = shades?.[textShade] ?? "";
  }
  return variables;
}

/**
 * The look's own variables, and the kit's colours raised to AA contrast in both schemes (its defaults for
 * dimmed text, placeholders, badges and errors fail).
 */
export const resolveCssVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    "--kl-sidebar-width": "280px",
    "--kl-sidebar-collapsed-width": "64px",
    "--kl-top-bar-height": "56px",
    "--kl-card-radius": String(theme.other["cardRadius"]),
    "--kl-card-shadow": String(theme.other["cardShadow"]),
    "--kl-grid-row-height": String(theme.other["gridRowHeight"]),
  },
  light: {
    ...toneVariables(theme, 8, 7),
    "--mantine-color-body": "#ffffff",
    "--mantine-color-text": "#162132",
    "--mantine-color-dimmed": "#536176",
    "--mantine-color-placeholder": "#5a687d",
    "--mantine-color-error": "#b42318",
    "--mantine-color-anchor": "#1f4687",
    "--mantine-color-default-border": "#cdd6e2",
    "--kl-canvas": "#f1f4f8",
    "--kl-surface": "#ffffff",
    "--kl-surface-sunken": "#f6f8fb",
    "--kl-border": "#dde4ed",
    "--kl-border-strong": "#b0bccb",
    "--kl-hover": "#eef3fa",
    "--kl-selected": "#e3edfb",
    "--kl-unit": "#5b6a80",
    "--kl-accent": "#f2a30b",
    "--kl-positive": "#166b3a",
    "--kl-negative": "#b42318",
  },
  dark: {
    ...toneVariables(theme, 2, 3),
    "--mantine-color-text": "#dbe2ec",
    "--mantine-color-dimmed": "#a3b0c2",
    "--mantine-color-placeholder": "#94a2b6",
    "--mantine-color-error": "#ff9c8f",
    "--mantine-color-anchor": "#9fc0f0",
    "--mantine-color-default-border": "#36445a",
    "--kl-canvas": "#0e1622",
    "--kl-surface": "#172130",
    "--kl-surface-sunken": "#121b29",
    "--kl-border": "#29364a",
    "--kl-border-strong": "#46566e",
    "--kl-hover": "#1f2b3e",
    "--kl-selected": "#1e3354",
    "--kl-unit": "#9aa8bb",
    "--kl-accent": "#fbb326",
    "--kl-positive": "#6fd39a",
    "--kl-negative": "#ff9c8f",
  },
});
