/** Which screen shows a quotation: typed ones have addresses of their own, the page is the same. */
export function detailsTail({ type }: { readonly type: "quick" | "manual" }) {
  return type === "manual" ? "manual-quotation/details/:id" : "quotation/details/:id";
}
