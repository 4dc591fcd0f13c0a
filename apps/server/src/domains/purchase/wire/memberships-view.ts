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
  const memberships = viewSelected(quote);
  if (!membershipOptions || memberships.length === 0) return membershipOptions ? { membershipOptions } : {};
  return { membershipOptions: { ...membershipOptions, selectedMemberships: { memberships } } };
}

/** The same for carts, whose clients expect a list. */
export function viewMembershipsOfCart(quote: Pick<Quote, 'memberships'>) {
  const { membershipOptions } = viewMemberships(quote);
  return membershipOptions
    ? { membershipOptions: { ...membershipOptions, selectedMemberships: viewSelected(quote) } }
    : {};
}

const viewSelected = ({ memberships }: Pick<Quote, 'memberships'>) =>
  (memberships?.selected ?? []).map(({ id, appId, lineIds }) => ({ id, appId, lineItemIds: [...lineIds] }));

const viewMembership = ({ id, appId, name, lineIds, credits, expirationDate }: Eligible) => ({
  id,
  appId,
  name: { original: name },
  lineItemIds: [...lineIds],
  ...(credits && { credits }),
  ...(expirationDate && { expirationDate }),
});
