import { OwnKeys } from "../components/own-keys.tsx";

/** Assigned keys of the own company. */
export default function AssignedKeysPage() {
  return <OwnKeys screen="assigned" />;
}
