/** The value if it is a known one, else null: addresses can be typed by hand. */
export const oneOf = <V extends string>(values: readonly V[], value: string | null): V | null =>
  values.find((known) => known === value) ?? null;
