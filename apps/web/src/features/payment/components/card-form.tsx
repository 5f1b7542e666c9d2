import type { PaymentOrder } from "@kilolane/contract";
import { Alert, Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { type CardElements, loadCardClient } from "../card-script.ts";
import { beginCard, captureCard, PAYMENT_READS } from "../queries.ts";

interface CardFormProps {
  readonly order: PaymentOrder;
  readonly card: { readonly publishableKey: string; readonly scriptUrl: string };
  readonly payLabel: string;
  readonly onPaid: () => void;
}

/** The card's fields, which belong to the provider: no number of a card ever passes through us. */
export function CardForm({ order, card, payLabel, onPaid }: CardFormProps) {
  const { t } = useTranslation("payment");
  const begun = useQuery({
    queryKey: ["card-payment", order],
    queryFn: async () => {
      const client = await loadCardClient(card.scriptUrl, card.publishableKey);
      const { clientSecret, id } = await beginCard(order);
      return { client, clientSecret, id, elements: client.elements({ clientSecret }) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const [problem, setProblem] = useState("");
  const pay = useSaveWith(
    async (): Promise<string> => {
      if (begun.data === undefined) return "";
      const { client, clientSecret, elements, id } = begun.data;
      const checked = await elements.submit();
      if (checked.error !== undefined) return checked.error.message ?? t("pay.failed");
      const confirmed = await client.confirmPayment({
        elements,
        clientSecret,
        redirect: "if_required",
        confirmParams: { return_url: window.location.href },
      });
      if (confirmed.error !== undefined) return confirmed.error.message ?? t("pay.failed");
      await captureCard(id);
      return "";
    },
    {
      invalidates: PAYMENT_READS,
      onSaved: (said) => (said === "" ? onPaid() : undefined),
      onRefused: ({ title, detail }) => setProblem(`${title}. ${detail}`),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem("");
    pay.mutate();
  };
  const said = problem === "" ? (pay.data ?? "") : problem;
  if (begun.error !== null)
    return (
      <Alert color="red" role="alert">
        <Text>
          {begun.error instanceof ApiError
            ? `${begun.error.title}. ${begun.error.detail}`
            : t("pay.noFields")}
        </Text>
        <Button variant="default" mt="sm" onClick={() => void begun.refetch()}>
          {t("pay.again")}
        </Button>
      </Alert>
    );
  return (
    <form onSubmit={submit}>
      <Stack>
        {begun.data === undefined ? <Skeleton height={180} /> : <CardFields elements={begun.data.elements} />}
        {said === "" ? null : (
          <Alert color="red" role="alert">
            {said}
          </Alert>
        )}
        <Button type="submit" size="md" loading={pay.isPending} disabled={begun.data === undefined}>
          {payLabel}
        </Button>
      </Stack>
    </form>
  );
}

function CardFields({ elements }: { readonly elements: CardElements }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = elements.create("payment");
    if (place.current !== null) element.mount(place.current);
    return () => element.destroy();
  }, [elements]);
  return <div ref={place} />;
}
