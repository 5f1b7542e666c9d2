/**
 * Constants of the specification (§9) without a known meaning: stored as named settings that change no price
 * (pricing rules §9).
 */
export const UNEXPLAINED_SPECIFICATION_CONSTANTS = { limit500: 500, limit4500: 4500 } as const;
