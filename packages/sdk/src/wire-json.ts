/** JSON has no word for numbers that are not finite: the wire has them as the texts NaN, Infinity and -Infinity. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'number' && !Number.isFinite(inner) ? String(inner) : inner,
  );

/** The number that a float field of the wire stands for; a text that is none stays as it is. */
export function fromWireFloat(value: number | string): number | string {
  return value === 'NaN' || value === 'Infinity' || value === '-Infinity' ? Number(value) : value;
}
