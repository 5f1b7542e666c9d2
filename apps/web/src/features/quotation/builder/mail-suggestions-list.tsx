import { Anchor, Button, Text } from "@mantine/core";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../use-desk.ts";
import { useMailMarks } from "./mail-marks.ts";
import classes from "./mail-panel.module.css";
import {
  goodsText,
  offersOf,
  type MailContext,
  type Offer,
  type SuggestedField,
  type Suggestions,
} from "./mail-suggestions.ts";

interface MailSuggestionsProps {
  readonly context: MailContext;
  readonly panel: RefObject<HTMLElement | null>;
  readonly onTake: (names: readonly SuggestedField[]) => void;
}

/** The key of a row, on any keyboard: by its letter, else by its place. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}

/** What the inquirer's earlier quotations suggest for what the mail leaves open: a key or a click takes a row. */
export function MailSuggestions({ context, panel, onTake }: MailSuggestionsProps) {
  const { t } = useTranslation("quotation");
  const role = useDesk();
  const { marks } = useMailMarks();
  const offers = offersOf(context.suggestions).filter(({ names }) =>
    names.some((name) => marks?.taken[name] === undefined),
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const offer = offers.find(({ key }) => key === letterOf(event));
    if (offer === undefined) return;
    event.preventDefault();
    onTake(offer.names);
    panel.current?.focus();
  });
  useEffect(() => {
    const listening = new AbortController();
    panel.current?.addEventListener("keydown", (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, [panel]);
  if (offers.length === 0) return null;
  return (
    <div role="group" aria-label={t("readMail.context.title", { name: context.inquirer.name })}>
      <Text size="sm" fw={600}>
        {t("readMail.context.title", { name: context.inquirer.name })}
      </Text>
      {offers.map((offer) => (
        <div key={offer.key} className={classes.suggestion} data-suggestion={offer.names.join(" ")}>
          <Button
            variant="light"
            size="compact-sm"
            aria-keyshortcuts={offer.key.toUpperCase()}
            onClick={() => {
              onTake(offer.names);
              panel.current?.focus();
            }}
          >
            {`${offer.key.toUpperCase()} · ${t("readMail.context.take")}`}
          </Button>
          <Text size="sm" component="span">
            <Anchor
              component={Link}
              to={forwarderHref(role, "quotation/details/:id", { id: offer.quotation.id })}
              target="_blank"
              inherit
            >
              {t("readMail.context.source", { number: offer.quotation.number })}
            </Anchor>
            {": "}
            <SuggestedValue offer={offer} suggestions={context.suggestions} />
          </Text>
        </div>
      ))}
    </div>
  );
}

interface SuggestedValueProps {
  readonly offer: Offer;
  readonly suggestions: Suggestions;
}

function SuggestedValue({ offer, suggestions }: SuggestedValueProps) {
  const { t } = useTranslation("quotation");
  const { from, to, goods, typeOfGoods } = suggestions;
  const [name] = offer.names;
  if (offer.names.length === 2) return <bdi dir="ltr">{`${from?.value ?? ""} → ${to?.value ?? ""}`}</bdi>;
  if (name === "goods" && goods !== null) return <bdi dir="ltr">{goodsText(goods.value)}</bdi>;
  if (name === "typeOfGoods" && typeOfGoods !== null) return t(`goodsType.${typeOfGoods.value}`);
  if (name === undefined || name === "goods" || name === "typeOfGoods") return null;
  return (
    <>
      {`${t(`readMail.field.${name}`)} `}
      <bdi dir="ltr">{suggestions[name]?.value}</bdi>
    </>
  );
}
