import type { KeyDesk } from "../key-desk.ts";

/** What every dialog about keys is given. */
export interface DialogProps {
  readonly desk: KeyDesk;
  readonly onClose: () => void;
  /** it is done: the lists are asked again */
  readonly onDone: () => void;
}
