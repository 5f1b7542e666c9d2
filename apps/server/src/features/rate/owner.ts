/** Everyone: rates that belong to no single forwarder. */
export const EVERYONE = "00000000-0000-0000-0000-000000000000";
