import { PRODUCTS_TAX_GROUP_ID, SHIPPING_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { api } from '../../../app/api.ts';
import { type GroupKind, GroupList } from './group-list.tsx';
import type { TaxSetup } from './queries.ts';

type Setup = { setup: TaxSetup };

/** The groups of things that are taxed at rates of their own. */
export function TaxGroupsPanel({ setup: { groups, places } }: Setup) {
  const ratedIn = (groupId: string) => {
    const count = places.filter(({ rates }) => rates.some(({ taxGroupId }) => taxGroupId === groupId)).length;
    if (count === 0) return 'No rates yet: its products are not taxed anywhere';
    return count === 1 ? 'Has a rate in one place' : `Has a rate in ${count} places`;
  };
  return (
    <GroupList
      kind={ofProducts}
      groups={groups}
      detail={({ id, isOwn }) => (isOwn ? ratedIn(id) : (about[id] ?? 'Never taxed'))}
    />
  );
}

const about: Record<string, string> = {
  [PRODUCTS_TAX_GROUP_ID]: 'All products without a group of their own',
  [SHIPPING_TAX_GROUP_ID]: 'Delivery, and fees that are taxed',
};

const ofProducts: GroupKind = {
  title: 'Tax groups',
  noun: 'tax group',
  hint: 'For products with a rate of their own, such as books or food. Choose the group in the product, under Organisation, and enter its rate in each place.',
  consequence: 'Its rates go with it, and its products are taxed like all others.',
  needs: { create: 'taxGroups.createTaxGroup', update: 'taxGroups.updateTaxGroup', delete: 'taxGroups.deleteTaxGroup' },
  create: (name) => api.taxGroups.createTaxGroup({ taxGroup: { name } }),
  rename: ({ id, revision }, name) => api.taxGroups.updateTaxGroup({ taxGroup: { id, revision, name } }),
  remove: (taxGroupId) => api.taxGroups.deleteTaxGroup({ taxGroupId }),
  alsoRefresh: ['tax-groups'],
};

/** The groups of customers who pay other rates, or none. */
export function ExemptGroupsPanel({ setup: { exemptGroups, places } }: Setup) {
  const ratedIn = (groupId: string) => {
    const count = places.filter(({ rates }) =>
      rates.some(({ exemptRates = [] }) => exemptRates.some(({ taxExemptGroupId }) => taxExemptGroupId === groupId)),
    ).length;
    if (count === 0) return 'Pays the usual rates until you enter others in a place';
    return count === 1 ? 'Has rates of its own in one place' : `Has rates of its own in ${count} places`;
  };
  return (
    <GroupList
      kind={ofCustomers}
      groups={exemptGroups}
      detail={({ id, isOwn }) => (isOwn ? ratedIn(id) : 'Pays no tax, wherever the order goes')}
    />
  );
}

const ofCustomers: GroupKind = {
  title: 'Tax-exempt customers',
  noun: 'exempt group',
  hint: 'For customers such as resellers or schools. Enter what they pay in each place, and put customers into the group on the page of their contact.',
  consequence:
    'Its customers are no longer exempt, and its rates go with it. Orders that were placed stay as they are.',
  needs: {
    create: 'taxExemptGroups.createTaxExemptGroup',
    update: 'taxExemptGroups.updateTaxExemptGroup',
    delete: 'taxExemptGroups.deleteTaxExemptGroup',
  },
  create: (name) => api.taxExemptGroups.createTaxExemptGroup({ taxExemptGroup: { name } }),
  rename: ({ id, revision }, name) =>
    api.taxExemptGroups.updateTaxExemptGroup({ taxExemptGroup: { id, revision, name } }),
  remove: (taxExemptGroupId) => api.taxExemptGroups.deleteTaxExemptGroup({ taxExemptGroupId }),
};
