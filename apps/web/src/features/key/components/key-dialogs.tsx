import type { KeyActs, KeyWish } from "../use-key-acts.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { AssignListDialog } from "./assign-list-dialog.tsx";
import { GenerateDialog } from "./generate-dialog.tsx";
import { SeatsDialog } from "./seats-dialog.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";

/** The dialog that is open, if one is. */
export default function KeyDialogs({ acts, wish }: { readonly acts: KeyActs; readonly wish: KeyWish }) {
  const shared = {
    desk: acts.desk,
    onClose: () => acts.setWish(null),
    onDone: () => {
      acts.setWish(null);
      void acts.refresh();
    },
  };
  if (wish.kind === "generate") return <GenerateDialog {...shared} />;
  if (wish.kind === "assign-list") return <AssignListDialog {...shared} />;
  if (wish.kind === "seats") return <SeatsDialog {...shared} />;
  if (wish.kind === "suspend") return <SuspendDialog {...shared} listed={wish.key} />;
  return <AssignDialog {...shared} listed={wish.key} onTakeBack={(key) => acts.run("unassign", key)} />;
}
