import { UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import classes from "./list-tools.module.css";

interface FilterChipProps {
  readonly label: string;
  readonly value: string;
  /** What a click does, for those who hear it. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** One thing that narrows a list; a click takes it away. */
export function FilterChip({ label, value, removeLabel, onRemove }: FilterChipProps) {
  return (
    <UnstyledButton className={classes["chip"]} onClick={onRemove}>
      <span className={classes["chipLabel"]}>{`${label}:`}</span>
      <bdi>{value}</bdi>
      <span className="kl-visually-hidden">{removeLabel}</span>
      <IconX size={14} aria-hidden />
    </UnstyledButton>
  );
}
