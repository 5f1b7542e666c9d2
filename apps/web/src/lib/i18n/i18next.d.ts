import type { Phrases } from "@kilolane/phrases";
import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Phrases;
    returnNull: false;
  }
}
