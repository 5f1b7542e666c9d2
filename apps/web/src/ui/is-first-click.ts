import type { MouseEvent } from "react";

/** False for the second click of a double click: it comes before a button has become busy by the first. */
export const isFirstClick = ({ detail }: Pick<MouseEvent, "detail">): boolean => detail < 2;
