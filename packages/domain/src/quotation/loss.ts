/** Why a client turned a quotation down; asked where a rejection is recorded, never required. */
export const LOSS_CAUSES = ["price", "transit", "space", "terms", "not-shipped", "other"] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];
