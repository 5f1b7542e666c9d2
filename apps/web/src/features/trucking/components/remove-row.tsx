import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";

interface RemoveRowProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** Takes a row out of a list of the form. */
export function RemoveRow({ label, onRemove }: RemoveRowProps) {
  return (
    <ActionIcon variant="subtle" color="red" size="lg" aria-label={label} title={label} onClick={onRemove}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
