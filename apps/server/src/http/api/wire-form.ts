/**
 * A value as a client would read it from the wire: the result of `JSON.parse(JSON.stringify(value))`, in a fraction of
 * the time. Dates become texts, absent fields disappear, and the copy can be changed without changing a cached
 * original.
 */
export function wireForm(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null; // JSON has no -0
  if (typeof value !== 'object') return undefined;
  if (Array.isArray(value)) return value.map((item) => wireForm(item) ?? null);
  if ('toJSON' in value && typeof value.toJSON === 'function') return wireForm(value.toJSON());
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const inner = wireForm((value as Record<string, unknown>)[key]);
    if (inner !== undefined) copy[key] = inner;
  }
  return copy;
}
