import { OwnKeys } from "../components/own-keys.tsx";

/** Unassigned keys of the own company. */
export default function UnassignedKeysPage() {
  return <OwnKeys screen="unassigned" />;
}
