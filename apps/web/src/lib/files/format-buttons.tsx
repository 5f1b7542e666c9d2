import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import cards from "../../ui/card.module.css";

const FORMATS = ["xlsx", "csv"] as const;

interface FormatButtonsProps {
  /** what is downloaded, for those who do not see the line */
  readonly subject: string;
  readonly onDownload: (format: (typeof FORMATS)[number]) => void;
}

/** A sheet in each of its formats. */
export function FormatButtons({ subject, onDownload }: FormatButtonsProps) {
  return (
    <span className={cards["buttons"]}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          aria-label={`${subject}, .${format}`}
          onClick={() => onDownload(format)}
        >
          {`.${format}`}
        </Button>
      ))}
    </span>
  );
}
