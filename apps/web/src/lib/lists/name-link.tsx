import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { TwoLines } from "../../ui/two-lines.tsx";

interface NameLinkProps {
  readonly to: string;
  readonly name: string;
  /** in lighter ink below; nothing when empty */
  readonly second?: ReactNode;
}

/** A row's name, which leads to its screen, and what belongs to it. */
export function NameLink({ to, name, second }: NameLinkProps) {
  return (
    <TwoLines
      first={
        <Anchor component={Link} inherit to={to}>
          {name}
        </Anchor>
      }
      second={second}
    />
  );
}
