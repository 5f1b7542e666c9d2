/** A guide of the demo world, by its subject. */
export type TutorialKey =
  | "quote"
  | "send"
  | "keys"
  | "ask"
  | "decide"
  | "rate"
  | "upload"
  | "contract"
  | "keyboard"
  | "feedback";

/** All guides in one language. */
export type TutorialWords = Readonly<
  Record<TutorialKey, { readonly title: string; readonly paragraphs: readonly string[] }>
>;
