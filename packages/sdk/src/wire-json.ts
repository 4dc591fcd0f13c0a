/** JSON cannot express numbers that are not finite: the wire uses the texts NaN, Infinity and -Infinity. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'number' && !Number.isFinite(inner) ? String(inner) : inner,
  );

/** The number behind a float field of the wire; other texts stay as they are. */
export function fromWireFloat(value: number | string): number | string {
  return value === 'NaN' || value === 'Infinity' || value === '-Infinity' ? Number(value) : value;
}
