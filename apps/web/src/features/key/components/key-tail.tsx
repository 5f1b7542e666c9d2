import classes from "./key-screen.module.css";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

const MASK = "••••";

/** A masked key: its last four characters, which its holder sees in the mail too. */
export function KeyTail({ value }: { readonly value: string }) {
  const { t } = useTranslation("key");
  const tail = value.slice(-4);
  return (
    <span className={classes.tail}>
      <span aria-hidden className={classes.mask}>
        {MASK}
      </span>
      <bdi dir="ltr">
        <span className="kl-visually-hidden">{t("list.endingIn", { tail })}</span>
        <span aria-hidden>{tail}</span>
      </bdi>
    </span>
  );
}
