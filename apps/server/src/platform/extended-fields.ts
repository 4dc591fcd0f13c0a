/** A document whose extended fields of one namespace changed: null removes a field. */
export function withExtendedFields<F extends { namespaces?: Record<string, Record<string, unknown>> }>(
  fields: F | undefined,
  namespace: string,
  data: Record<string, unknown>,
) {
  const merged = { ...fields?.namespaces?.[namespace], ...data };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  return { namespaces: { ...fields?.namespaces, [namespace]: kept } };
}
