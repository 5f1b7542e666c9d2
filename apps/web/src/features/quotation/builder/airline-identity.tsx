import type { ListedOption } from "@kilolane/contract";
import type { ReactNode } from "react";

interface AirlineIdentityProps {
  readonly airline: ListedOption["airline"];
  /** `identity`, `airline`, `code` and `badges` of the card or row that it heads */
  readonly classes: Readonly<Record<string, string>>;
  /** badges */
  readonly children: ReactNode;
}

/** Who flies: code and name, with badges below. */
export function AirlineIdentity({ airline, classes, children }: AirlineIdentityProps) {
  return (
    <div className={classes["identity"]}>
      <bdi className={classes["airline"]}>
        {airline?.iata ? <span className={classes["code"]}>{airline.iata}</span> : null}
        {airline?.name}
      </bdi>
      <span className={classes["badges"]}>{children}</span>
    </div>
  );
}
