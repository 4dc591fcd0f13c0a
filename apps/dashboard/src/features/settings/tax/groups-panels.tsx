import { PRODUCTS_TAX_GROUP_ID, SHIPPING_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { type GroupKind, GroupList } from './group-list.tsx';
import type { TaxSetup } from './queries.ts';

const texts = words.taxSettings;

type Setup = { setup: TaxSetup };

/** The groups of things that are taxed at rates of their own. */
export function TaxGroupsPanel({ setup: { groups, places } }: Setup) {
  const ratedIn = (groupId: string) => {
    const count = places.filter(({ rates }) => rates.some(({ taxGroupId }) => taxGroupId === groupId)).length;
    return count === 0 ? texts.productGroups.noRates : texts.productGroups.rates(count);
  };
  return (
    <GroupList
      kind={ofProducts}
      groups={groups}
      detail={({ id, isOwn }) => (isOwn ? ratedIn(id) : (about[id] ?? texts.groups.neverTaxed))}
    />
  );
}

const about: Record<string, string> = {
  [PRODUCTS_TAX_GROUP_ID]: texts.groups.products,
  [SHIPPING_TAX_GROUP_ID]: texts.groups.delivery,
};

const ofProducts: GroupKind = {
  texts: texts.productGroups,
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
    return count === 0 ? texts.exemptGroups.noRates : texts.exemptGroups.rates(count);
  };
  return (
    <GroupList
      kind={ofCustomers}
      groups={exemptGroups}
      detail={({ id, isOwn }) => (isOwn ? ratedIn(id) : texts.exemptGroups.never)}
    />
  );
}

const ofCustomers: GroupKind = {
  texts: texts.exemptGroups,
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
