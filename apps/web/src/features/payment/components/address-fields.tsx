import { SimpleGrid, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

/** Fields of the company that writes, or gets, an invoice. */
export const ADDRESS_FIELDS = ["name", "street", "zip", "city", "country", "taxNumber"] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

interface AddressProps {
  /** what ties a field to its form */
  readonly register: (name: AddressField) => object;
  readonly errorOf: (name: AddressField) => ReactNode;
}

/** Name, address and tax number. */
export function AddressFields({ register, errorOf }: AddressProps) {
  const { t } = useTranslation("payment");
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {ADDRESS_FIELDS.map((name) => (
        <TextInput
          key={name}
          label={t(`address.${name}`)}
          autoComplete="off"
          dir="auto"
          error={errorOf(name)}
          {...register(name)}
        />
      ))}
    </SimpleGrid>
  );
}
