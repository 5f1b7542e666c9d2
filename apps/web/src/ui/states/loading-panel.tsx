import { Skeleton } from "@mantine/core";
import { useDelayed } from "./use-delayed.ts";

interface LoadingPanelProps {
  /** Said to those who do not see the bars. */
  readonly label?: string;
  readonly lines?: number;
}

/** Grey bars where a panel will be; nothing at all for the first 300 ms. */
export function LoadingPanel({ label, lines = 6 }: LoadingPanelProps) {
  const shown = useDelayed(true);
  return (
    <output aria-busy="true" style={{ display: "block", minHeight: lines * 44 }}>
      {label ? <span className="kl-visually-hidden">{label}</span> : null}
      {shown
        ? Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} height={20} mb={24} width={`${90 - ((line * 17) % 40)}%`} />
          ))
        : null}
    </output>
  );
}
