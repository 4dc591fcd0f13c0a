import { invalid, type Refusal } from '../../platform/refusal.ts';

/** An address that buyers are sent to must be a web address: anything else could be a script. */
export function readOverrideUrl(
  url: string | null | undefined,
  field = 'overrideCheckoutUrl',
): string | null | undefined | Refusal {
  if (!url || /^https?:\/\//i.test(url)) return url;
  return invalid({ field, description: 'must be a web address', violatedRule: 'FORMAT' });
}
