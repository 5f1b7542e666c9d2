import type { MantineColorsTuple } from "@mantine/core";

/** Ink blue: the one primary colour. Shade 7 carries white text at 8.6:1, shade 5 at 4.9:1. */
export const ink: MantineColorsTuple = [
  "#eff4fc",
  "#dbe6f7",
  "#b7cced",
  "#8eaee0",
  "#668fd1",
  "#4171bd",
  "#2d5aa3",
  "#1f4687",
  "#17376c",
  "#0f2850",
];

/** Signal amber: 'look here', and nothing else. Carries dark text. */
export const amber: MantineColorsTuple = [
  "#fff7e6",
  "#ffebc2",
  "#ffd98a",
  "#ffc652",
  "#fbb326",
  "#f2a30b",
  "#c97f00",
  "#996000",
  "#754900",
  "#553500",
];

/** Greys with a hint of blue. */
export const gray: MantineColorsTuple = [
  "#f6f8fb",
  "#edf1f6",
  "#e1e7ef",
  "#cdd6e2",
  "#b0bccb",
  "#8b99ac",
  "#67768b",
  "#4b5a70",
  "#334156",
  "#1b2636",
];

/** The dark surfaces: 7 is the body, 6 a raised surface, 4 a border, 0 the text. */
export const dark: MantineColorsTuple = [
  "#dbe2ec",
  "#b6c1d0",
  "#92a0b3",
  "#66758b",
  "#36445a",
  "#2a374b",
  "#1d2839",
  "#141d2b",
  "#0e1622",
  "#090f18",
];

/** Green and red darker than the kit's from shade 6 on: badge text at shade 8 passes AA on its own tint. */
export const green: MantineColorsTuple = [
  "#eaf7f0",
  "#cfeedd",
  "#a3dfbe",
  "#73cb9b",
  "#48b47a",
  "#2a9a60",
  "#1c804d",
  "#17693f",
  "#125432",
  "#0c3d24",
];

export const red: MantineColorsTuple = [
  "#fdf0ee",
  "#fbdcd8",
  "#f6b8b1",
  "#f08f85",
  "#e5665a",
  "#d44336",
  "#b92f23",
  "#9c261c",
  "#7f1f18",
  "#5f1711",
];
