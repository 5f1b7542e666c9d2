import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { Toasts } from "../../../ui/toast/toasts.tsx";

/** Public pages that ask the server and toast: the sign-in does neither and carries no code for it. */
export function EntryProviders({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("state");
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toasts label={t("toast.region")} dismissLabel={t("toast.dismiss")} />
    </QueryClientProvider>
  );
}
