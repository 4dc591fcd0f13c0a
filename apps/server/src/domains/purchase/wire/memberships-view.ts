import type { Eligible } from '../providers/memberships.ts';
import type { Quote } from '../quote.ts';

/** The memberships that could pay, and those that cannot, on the wire; nothing where nobody keeps any. */
export function viewMemberships({ memberships }: Pick<Quote, 'memberships'>) {
  if (!memberships || memberships.eligible.length + memberships.invalid.length === 0) return {};
  return {
    membershipOptions: {
      eligibleMemberships: memberships.eligible.map(viewMembership),
      invalidMemberships: memberships.invalid.map(({ membership, reason }) => ({
        membership: viewMembership(membership),
        reason,
      })),
    },
  };
}

/** The same with what was chosen, for checkouts. */
export function viewMembershipChoice(quote: Pick<Quote, 'memberships'>) {
  const { membershipOptions } = viewMemberships(quote);
  const selected = quote.memberships?.selected ?? [];
  if (!membershipOptions || selected.length === 0) return membershipOptions ? { membershipOptions } : {};
  const memberships = selected.map(({ id, appId, lineIds }) => ({ id, appId, lineItemIds: [...lineIds] }));
  return { membershipOptions: { ...membershipOptions, selectedMemberships: { memberships } } };
}

const viewMembership = ({ id, appId, name, lineIds, credits, expirationDate }: Eligible) => ({
  id,
  appId,
  name: { original: name },
  lineItemIds: [...lineIds],
  ...(credits && { credits }),
  ...(expirationDate && { expirationDate }),
});
