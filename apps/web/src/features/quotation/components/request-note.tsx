import { Text } from "@mantine/core";

interface RequestNoteProps {
  readonly label: string;
  readonly note: string;
}

/** What was written with a request; nothing where nothing was. */
export function RequestNote({ label, note }: RequestNoteProps) {
  if (note === "") return null;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text dir="auto">{note}</Text>
    </div>
  );
}
