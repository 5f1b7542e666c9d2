import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "react-router";

interface AddLinkProps {
  readonly to: string;
  readonly label: string;
}

/** The button of a list that leads to the screen of a new record. */
export function AddLink({ to, label }: AddLinkProps) {
  return (
    <Button component={Link} to={to} leftSection={<IconPlus size={18} aria-hidden />}>
      {label}
    </Button>
  );
}
