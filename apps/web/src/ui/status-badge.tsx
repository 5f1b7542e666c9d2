import { Badge } from "@mantine/core";
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconSend,
  type Icon,
} from "@tabler/icons-react";

/** What a state means to the eye: colour and shape together, because neither red nor green may speak alone. */
export type StatusTone = "draft" | "sent" | "waiting" | "positive" | "negative" | "ended" | "attention";

const LOOK: Record<StatusTone, readonly [colour: string, icon: Icon]> = {
  draft: ["gray", IconCircleDashed],
  sent: ["ink", IconSend],
  waiting: ["gray", IconClock],
  positive: ["green", IconCircleCheck],
  negative: ["red", IconCircleX],
  ended: ["gray", IconBan],
  attention: ["amber", IconAlertTriangle],
};

/** The state of a record, translated by the caller. */
export function StatusBadge({ tone, label }: { readonly tone: StatusTone; readonly label: string }) {
  const [colour, BadgeIcon] = LOOK[tone];
  return (
    <Badge
      color={colour}
      variant="light"
      size="md"
      tt="none"
      fw={600}
      miw="max-content"
      leftSection={<BadgeIcon size={14} stroke={2} aria-hidden />}
    >
      {label}
    </Badge>
  );
}
