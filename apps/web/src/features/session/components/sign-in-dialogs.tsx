import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import type { useSignIn } from "../use-sign-in.ts";

const ElsewhereDialog = lazyPart(() => import("./elsewhere-dialog.tsx"));
const CodeDialog = lazyPart(() => import("./code-dialog.tsx"));

/** What a sign-in may still ask: the code of the second factor, and whether to end a session elsewhere. */
export function SignInDialogs({ signIn }: { readonly signIn: ReturnType<typeof useSignIn> }) {
  return (
    <>
      {signIn.code ? (
        <CodeDialog
          problem={signIn.code.problem}
          pending={signIn.pending}
          onSend={signIn.sendCode}
          onDismiss={signIn.dismiss}
        />
      ) : null}
      {signIn.elsewhere ? (
        <ElsewhereDialog
          email={signIn.elsewhere.email}
          pending={signIn.pending}
          onConfirm={signIn.confirm}
          onDismiss={signIn.dismiss}
        />
      ) : null}
    </>
  );
}
