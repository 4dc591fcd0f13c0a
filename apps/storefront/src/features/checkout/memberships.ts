/** The memberships that could pay for lines of a checkout, and the choice among them. */
import type { Checkout } from '../../lib/api.ts';

/** The field of each line: a value, or empty for money. */
export const MEMBERSHIP = 'membership';

export type MembershipOffer = {
  lineId: string;
  item: string;
  chosen: string;
  choices: { value: string; name: string; left: number | null }[];
};

const valueFor = (lineId: string, appId: string, id: string): string => JSON.stringify([lineId, appId, id]);

/** The lines that memberships can pay for. */
export function membershipOffers({ lineItems = [], membershipOptions }: Checkout): MembershipOffer[] {
  const { eligibleMemberships = [], selectedMemberships } = membershipOptions ?? {};
  return lineItems.flatMap(({ id, productName }) => {
    const lineId = id ?? '';
    const isFor = ({ lineItemIds = [] }: { lineItemIds?: string[] }) => lineItemIds.includes(lineId);
    const choices = eligibleMemberships.filter(isFor).map(({ id: own = '', appId = '', name, credits }) => ({
      value: valueFor(lineId, appId, own),
      name: name?.translated || name?.original || own,
      left: credits?.remaining ?? null,
    }));
    if (choices.length === 0) return [];
    const selected = (selectedMemberships?.memberships ?? []).find(isFor);
    const chosen = selected ? valueFor(lineId, selected.appId ?? '', selected.id ?? '') : '';
    return [{ lineId, item: productName?.translated || productName?.original || '', chosen, choices }];
  });
}

export type ChosenMembership = { id: string; appId: string; lineItemIds: string[] };

/** The choice in a form; null where it offers none. */
export function readMemberships(values: readonly unknown[]): ChosenMembership[] | null {
  if (values.length === 0) return null;
  return values.flatMap((value) => {
    const parts = partsOf(value);
    return parts ? [{ id: parts[2], appId: parts[1], lineItemIds: [parts[0]] }] : [];
  });
}

/** A browser may send anything. */
function partsOf(value: unknown): [string, string, string] | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    const parts: unknown = JSON.parse(value);
    const areTexts = Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string');
    return areTexts ? (parts as [string, string, string]) : null;
  } catch {
    return null;
  }
}
