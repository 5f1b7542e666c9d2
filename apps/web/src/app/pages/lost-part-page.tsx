import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { loadAfresh, untilAnswered } from "../../lib/offline/lost-part.ts";
import { StatePanel } from "../../ui/states/state-panel.tsx";

interface LostPartProps {
  /** shown instead when the server answers and the part is still missing */
  readonly children: ReactNode;
}

/** In place of a screen whose code could not come: says that the connection is away, and comes back by itself. */
export function LostPart({ children }: LostPartProps) {
  const { t } = useTranslation("state");
  const [isHopeless, setIsHopeless] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const comeBack = async () => {
      await untilAnswered(leaving.signal);
      if (!leaving.signal.aborted && !loadAfresh()) setIsHopeless(true);
    };
    void comeBack();
    return () => leaving.abort();
  }, []);
  return isHopeless ? (
    children
  ) : (
    <StatePanel role="status" title={t("offline.title")} text={t("offline.text")} />
  );
}
