import { Button } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { Link } from "react-router";
import { StatePanel } from "../../../ui/states/state-panel.tsx";

interface ClosedQuotationProps {
  readonly title: string;
  readonly reason: string;
  readonly openLabel: string;
  /** its details */
  readonly to: string;
}

/** In place of a form: why the quotation may not be edited, and the way to it. */
export function ClosedQuotation({ title, reason, openLabel, to }: ClosedQuotationProps) {
  return (
    <StatePanel
      headingOrder={1}
      icon={<IconLock size={34} stroke={1.4} aria-hidden />}
      title={title}
      text={reason}
      action={
        <Button component={Link} to={to} variant="default">
          {openLabel}
        </Button>
      }
    />
  );
}
