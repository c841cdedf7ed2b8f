import assert from "node:assert/strict";
import { test } from "node:test";
import { isLanguage, pickLanguage, ruleLocale } from "./locale.ts";

const AVAILABLE = ["en", "fr", "de", "es", "it", "pt"] as const;

test("the first wanted language that exists wins, without its region", () => {
  const cases: [(string | null)[], string][] = [
    [["nl-BE", "fr-BE", "en"], "fr"],
    [["pt-BR"], "pt"],
    [["de-CH"], "de"],
    [["ja", "ko"], "en"],
    [[], "en"],
    [["IT_CH"], "it"],
    [["  es-419 "], "es"],
    [[null], "en"],
  ];
  for (const [wanted, expected] of cases) {
    assert.equal(pickLanguage(wanted, AVAILABLE, "en"), expected);
  }
});

test("Corsican counts as Italian does", () => {
  assert.equal(ruleLocale("co"), "it");
  assert.equal(ruleLocale("fi"), "fi");
  assert.ok(isLanguage("co") && !isLanguage("it") && !isLanguage("toString"));
});
