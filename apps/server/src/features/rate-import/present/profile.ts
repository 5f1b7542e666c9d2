import type { Profile } from "../reads/profile.ts";

export function presentProfile({ id, airline_id, name, mapping, updated_at }: Profile) {
  return { id, airlineId: airline_id, name, mapping, updatedAt: updated_at.toISOString() };
}
