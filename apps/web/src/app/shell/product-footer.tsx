import { useTranslation } from "../../lib/i18n/use-translation.ts";

/** The product's version and name at the foot of pages without a menu. */
export function ProductFooter({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation("shell");
  return (
    <footer className={className}>
      <span dir="ltr">{t("product.version")}</span>
      <span>{t("footer.poweredBy")}</span>
    </footer>
  );
}
