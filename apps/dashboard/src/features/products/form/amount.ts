/**
 * The decimal on the wire for what people type: `12,5` and ` 12.5 ` are `12.5`. Null for anything that is not a plain,
 * non-negative decimal of at most nine digits before the point and three behind it.
 */
export function readAmount(typed: string): string | null {
  const match = /^(\d{1,9})(?:[.,](\d{0,3}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, whole = '', fraction] = match;
  return fraction ? `${whole}.${fraction}` : whole;
}

/** A whole number as people type it; null where it is none. */
export function readQuantity(typed: string): number | null {
  return /^\d{1,5}$/.test(typed.trim()) ? Number(typed.trim()) : null;
}
