import { t } from "../../shared/i18n.ts";
import type { Question } from "./form.tsx";

export const nameQuestion = (value = ""): Question => ({
  name: "signInName",
  label: t("account-sign-in-name"),
  help: t("account-sign-in-name-help"),
  autocomplete: "username",
  value,
  faults: ["bad-sign-in-name", "sign-in-name-taken"],
});

export const newPassword = (): Question => ({
  name: "password",
  label: t("account-new-password"),
  help: t("account-password-help"),
  secret: true,
  autocomplete: "new-password",
  faults: ["bad-password"],
});

export const currentPassword = (): Question => ({
  name: "current",
  label: t("account-current-password"),
  secret: true,
  autocomplete: "current-password",
  faults: ["wrong-password"],
});
