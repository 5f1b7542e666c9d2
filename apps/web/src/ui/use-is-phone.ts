import { useMediaQuery } from "@mantine/hooks";

/** As wide as the first screen's own question for a phone (boot.js). */
const PHONE = "(max-width: 48em)";

/** Whether the window is as narrow as a phone's: followed, and known at the first drawing. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
}
