/** What a submission makes of what is typed (quotation-core.md §4: default `newQuotes`). */
type Submission = "newQuotes" | "saveAsNew" | "update";

/** Where the screen is on its way to a saved quotation. */
export interface ManualFlow {
  readonly submission: Submission;
  /** it was looked whether the same client has a manual quotation on that lane already */
  readonly isChecked: boolean;
  /** … and the person is asked what to do about it */
  readonly isModalOpen: boolean;
  /** the person wants another one all the same */
  readonly isAvailabilityAccepted: boolean;
}

export const NEW_FLOW: ManualFlow = {
  submission: "newQuotes",
  isChecked: false,
  isModalOpen: false,
  isAvailabilityAccepted: false,
};

export type FlowEvent =
  | { readonly kind: "checked"; readonly isKnown: boolean }
  | { readonly kind: "accepted" | "declined" | "saved" | "new" };

/** The flow after something happened. */
export function nextFlow(flow: ManualFlow, event: FlowEvent): ManualFlow {
  switch (event.kind) {
    case "checked":
      return { ...flow, isChecked: true, isModalOpen: event.isKnown };
    case "accepted":
      return { ...flow, isModalOpen: false, isAvailabilityAccepted: true };
    case "declined":
      return { ...flow, isModalOpen: false, isChecked: false };
    case "saved":
      return { ...flow, submission: "update", isModalOpen: false };
    case "new":
      return NEW_FLOW;
  }
}

/** Whether a submission must look first for what is saved already. */
export function needsCheck({ submission, isChecked }: ManualFlow): boolean {
  return submission === "newQuotes" && !isChecked;
}
