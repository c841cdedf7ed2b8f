import { FluentNumber, type FluentVariable } from "@fluent/bundle";

/** A number below zero: in print its sign is a minus, where most languages' `Intl` has a hyphen. */
class BelowZero extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

type Args = Record<string, FluentVariable>;

/** The variables of a message, with every number as it is printed. */
export const printed = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" && value < 0 ? new BelowZero(value) : value,
    ]),
  );
