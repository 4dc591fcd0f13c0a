import { isRecord } from '../../platform/is-record.ts';

/** A fill is one thing: a colour replaces a picture. */
const isFill = (value: Record<string, unknown>): boolean => 'color' in value || 'image' in value;

/** An object with the fields that are sent, at any depth. */
export function joined(known: unknown, sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  if (!isRecord(known) || isFill(sent)) return withoutNull(sent);
  return withoutNull({
    ...known,
    ...Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, joined(known[key], value)])),
  });
}

const withoutNull = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined));
