import { findPasswordProblem, PASSWORD_MIN } from "@kilolane/domain";
import { PasswordInput, SimpleGrid } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { PasswordMeter, type PasswordLevel } from "../../../ui/password-meter/password-meter.tsx";

/** From this length on nobody guesses it, not even with the stored hash at hand. */
const STRONG = 22;

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: UseFormRegisterReturn;
  readonly confirmPassword: UseFormRegisterReturn;
  /** what is typed, for the meter */
  readonly typed: string;
  /** what the password must not be made of */
  readonly names: readonly string[];
  readonly errors: { readonly password: string | undefined; readonly confirmPassword: string | undefined };
  readonly columns: 1 | 2;
}

function levelOf(typed: string, names: readonly string[]): PasswordLevel {
  if (typed === "") return 0;
  const problem = findPasswordProblem(typed, names);
  if (problem === "password-short") return 1;
  if (problem === "password-common") return 2;
  return typed.length < STRONG ? 3 : 4;
}

/** A new password typed twice; the meter judges it by the server's own rules. */
export function NewPasswordFields({ typed, names, errors, columns, ...field }: NewPasswordFieldsProps) {
  const { t } = useTranslation("signup");
  const level = levelOf(typed, names);
  const texts = [
    t("strength.hint"),
    t("strength.short", { length: typed.length, least: PASSWORD_MIN }),
    t("strength.common"),
    t("strength.good"),
    t("strength.strong"),
  ];
  const toggle = { "aria-label": t("form.showPassword") };
  return (
    <SimpleGrid cols={{ base: 1, sm: columns }}>
      <PasswordInput
        label={field.label}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={<PasswordMeter level={level} text={texts[level] ?? ""} />}
        descriptionProps={{ component: "div" }}
        error={errors.password}
        {...field.password}
      />
      <PasswordInput
        label={t("form.confirmPassword")}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        error={errors.confirmPassword}
        {...field.confirmPassword}
      />
    </SimpleGrid>
  );
}
