/** Why the demo world acts as the product: its mail is of all companies. */
export const WHY = "the demo world shows its mail to everybody";
