import { Alert } from "@mantine/core";
import type { ApiError } from "../api/api-error.ts";

/** A refusal in the server's words. */
export type ShownRefusalText = Pick<ApiError, "title" | "detail">;

/** What the server said of no field, at the head of a form. */
export function RefusalAlert({ refusal }: { readonly refusal: ShownRefusalText | undefined }) {
  return refusal === undefined ? null : (
    <Alert color="red" role="alert" title={refusal.title}>
      {refusal.detail}
    </Alert>
  );
}
