import { createTheme, type MantineThemeOverride } from "@mantine/core";
import { amber, dark, gray, green, ink, red } from "./colors.ts";
import { keepFocus } from "./keep-focus.ts";

/** Popups are built when opened: kept mounted, fifty rows would hold two thousand hidden options. */
const UNMOUNTED_POPUP = { defaultProps: { comboboxProps: { keepMounted: false } } };

const SANS =
  '"IBM Plex Sans Variable", "Kilolane Signs", "IBM Plex Sans Arabic", "Noto Sans SC", "Plex Fallback", system-ui, sans-serif';
const MONO = '"IBM Plex Mono", "Kilolane Signs", ui-monospace, SFMono-Regular, Menlo, monospace';

const CARD_RADIUS = { defaultProps: { radius: "var(--kl-card-radius)" } };

const base: MantineThemeOverride = {
  colors: { ink, amber, gray, dark, green, red },
  primaryColor: "ink",
  primaryShade: { light: 7, dark: 5 },
  // At this luminance white text still has 4.6:1; brighter fills get dark text.
  autoContrast: true,
  luminanceThreshold: 0.18,
  black: "#162132",
  fontFamily: SANS,
  fontFamilyMonospace: MONO,
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "0.9375rem", lg: "1.125rem", xl: "1.375rem" },
  respectReducedMotion: true,
  cursorType: "pointer",
  headings: {
    fontFamily: SANS,
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "1.5rem", lineHeight: "1.25" },
      h2: { fontSize: "1.25rem", lineHeight: "1.3" },
      h3: { fontSize: "1.0625rem", lineHeight: "1.35" },
    },
  },
  components: {
    Autocomplete: UNMOUNTED_POPUP,
    Combobox: { defaultProps: { keepMounted: false } },
    MultiSelect: UNMOUNTED_POPUP,
    Select: UNMOUNTED_POPUP,
    TagsInput: UNMOUNTED_POPUP,
    Card: CARD_RADIUS,
    Modal: {
      defaultProps: {
        ref: keepFocus,
        radius: "min(var(--kl-card-radius), 20px)",
        centered: true,
        transitionProps: { duration: 120 },
      },
    },
    Menu: { defaultProps: { shadow: "md", transitionProps: { duration: 80 }, keepMounted: false } },
    Popover: { defaultProps: { shadow: "md", transitionProps: { duration: 80 }, keepMounted: false } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 80 }, withArrow: true } },
    Drawer: { defaultProps: { ref: keepFocus, transitionProps: { duration: 140 } } },
  },
};

/** 'modern': airy, soft shadows, cards of radius 30, controls of 8 (product.md §7, §10). */
export const modernTheme = createTheme({
  ...base,
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "20px" },
  defaultRadius: "md",
  other: {
    cardRadius: "30px",
    cardShadow: "0 1px 2px rgb(22 33 50 / 5%), 0 8px 24px -12px rgb(22 33 50 / 14%)",
    gridRowHeight: "44px",
  },
});

/** 'standard': compact, hairlines, cards of radius 4, controls of 3. */
export const standardTheme = createTheme({
  ...base,
  radius: { xs: "2px", sm: "3px", md: "3px", lg: "4px", xl: "4px" },
  defaultRadius: "md",
  spacing: { xs: "8px", sm: "10px", md: "14px", lg: "18px", xl: "26px" },
  other: { cardRadius: "4px", cardShadow: "none", gridRowHeight: "36px" },
});
