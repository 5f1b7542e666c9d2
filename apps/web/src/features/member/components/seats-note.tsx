import type { KeyType } from "@kilolane/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { seatsQuery } from "../queries.ts";

/** How many seats of a type are free; with all taken, what that means for a new person. */
export function SeatsNote({ keyType }: { readonly keyType: KeyType }) {
  const { t } = useTranslation("member");
  const language = useLanguage();
  const { data } = useQuery(seatsQuery);
  const seat = data?.find((entry) => entry.keyType === keyType);
  if (seat === undefined) return null;
  const seats = formatNumber(seat.seats, language);
  const free = seat.seats - seat.used;
  return (
    <>
      {free > 0 ? t("seats.free", { free: formatNumber(free, language), seats }) : t("seats.none", { seats })}
    </>
  );
}
