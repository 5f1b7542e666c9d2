/**
 * Screens that the specification does not name: the client's page behind a mail's link, and the demo world's own
 * (product.md §2.6, §9).
 */
export const PRODUCT_SCREENS = {
  public: ["/q/:token", "/demo/mails", "/demo/mails/:id"],
  any: ["/demo/stories"],
} as const;
