import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/react-router/v8";
import { Outlet, useLocation } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Wordmark } from "../../ui/brand/wordmark.tsx";
import { Toasts } from "../../ui/toast/toasts.tsx";
import { DemoLine } from "./demo-line.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { ProductFooter } from "./product-footer.tsx";
import classes from "./open-layout.module.css";

/** Around pages that need no account and are more than a card: a client's quotation, the demo world's mail. */
export function OpenLayout() {
  const { t } = useTranslation("state");
  // a client's quotation is its forwarder's page: it brings a header of its own
  const isForwarders = useLocation().pathname.startsWith("/q/");
  return (
    <QueryClientProvider client={queryClient}>
      <div className={classes["layout"]}>
        <DemoLine />
        {isForwarders ? null : (
          <header className={classes["bar"]}>
            <Wordmark size={28} />
            <LanguageSelect />
          </header>
        )}
        <div className={classes["page"]}>
          <NuqsAdapter>
            <Outlet />
          </NuqsAdapter>
        </div>
        {isForwarders ? (
          <div className={classes["language"]}>
            <LanguageSelect />
          </div>
        ) : null}
        <ProductFooter className={classes["footer"]} />
      </div>
      <Toasts label={t("toast.region")} dismissLabel={t("toast.dismiss")} />
    </QueryClientProvider>
  );
}
