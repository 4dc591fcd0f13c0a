/** Plurals, numbers and lists in one language. */

/** Forms of a message by plural category. `#` is replaced by the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function grammarOf(language: string) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const conjunctions = new Intl.ListFormat(language, { type: 'conjunction' });
  const number = (value: number): string => numbers.format(value);
  return {
    /** `1,234` in English, `1.234` in German. */
    number,
    /** `plural(2, { one: '# product', other: '# products' })` is `2 products`. */
    plural: (count: number, forms: Forms): string =>
      (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count)),
    /** `Size, Colour, and Frame`. */
    all: (items: readonly string[]): string => conjunctions.format(items),
  };
}

/** A label as part of an English sentence. */
export const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
