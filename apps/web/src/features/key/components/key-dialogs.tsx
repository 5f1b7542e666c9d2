import type { KeyActs, KeyIntent } from "../use-key-acts.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { AssignListDialog } from "./assign-list-dialog.tsx";
import { GenerateDialog } from "./generate-dialog.tsx";
import { SeatsDialog } from "./seats-dialog.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";

/** The dialog that is open, if one is. */
export default function KeyDialogs({ acts, intent }: { readonly acts: KeyActs; readonly intent: KeyIntent }) {
  const shared = {
    desk: acts.desk,
    onClose: () => acts.setIntent(null),
    onDone: () => {
      acts.setIntent(null);
      void acts.refresh();
    },
  };
  if (intent.kind === "generate") return <GenerateDialog {...shared} />;
  if (intent.kind === "assign-list") return <AssignListDialog {...shared} />;
  if (intent.kind === "seats") return <SeatsDialog {...shared} />;
  if (intent.kind === "suspend") return <SuspendDialog {...shared} listed={intent.key} />;
  return <AssignDialog {...shared} listed={intent.key} onTakeBack={(key) => acts.run("unassign", key)} />;
}
