import type { QuotationDetail } from "@kilolane/contract";
import { Button, Tooltip, type ButtonProps } from "@mantine/core";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";

export type Ability = QuotationDetail["abilities"][string] | undefined;

/** The reason in words why something is not possible; undefined when it is. */
export function useAbilityText(): (ability: Ability) => string | undefined {
  const text = useCodeText("quotation");
  return (ability) => (ability?.allowed === true ? undefined : text("ability", ability?.reason ?? "state"));
}

interface AbilityButtonProps extends Omit<ButtonProps, "disabled"> {
  readonly ability: Ability;
  readonly onClick: () => void;
  readonly children: string;
  readonly "data-testid"?: string;
}

/** A button that the server allows or not; it stays reachable when disabled and says why. */
export function AbilityButton({ ability, onClick, children, ...button }: AbilityButtonProps) {
  const reason = useAbilityText()(ability);
  const isOff = reason !== undefined;
  return (
    <Tooltip label={reason} disabled={!isOff} events={{ hover: true, focus: true, touch: true }}>
      <Button
        {...button}
        aria-disabled={isOff}
        {...(isOff ? { "data-disabled": true, title: "" } : {})}
        onClick={(event) => {
          if (isOff) event.preventDefault();
          else onClick();
        }}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
