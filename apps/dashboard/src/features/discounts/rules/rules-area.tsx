import { Button, Group, Text } from '@mantine/core';
import { IconDiscount, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { defineList, type Selected } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { offsetPage, offsetPaging } from '../../../ui/list/paging.ts';
import { SwitchSelected } from '../../../ui/switch-selected.tsx';
import { discountFilters } from '../discount-filters.ts';
import { DISCOUNT_LOST, DISCOUNTS } from '../queries.ts';
import { StatusBadge } from '../status.tsx';
import { describe, idOf, loadRules, nameOf, type Rule, statusOfRule } from './rule.ts';
import { RuleDrawer } from './rule-drawer.tsx';

/** Discounts that every cart gets that qualifies. */
export function Component() {
  const may = useMay();
  const [edited, setEdited] = useState<Rule | null>();
  const open = may('discountRules.updateDiscountRule') ? setEdited : undefined;
  return (
    <>
      {may('discountRules.createDiscountRule') && (
        <Group justify="flex-end" mb="md">
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
            New automatic discount
          </Button>
        </Group>
      )}
      <ListView list={ruleList} extra={{ open }} />
      <RuleDrawer rule={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

const ruleList = defineList({
  title: 'Automatic discounts',
  nouns: { one: 'discount', many: 'discounts' },
  queryKey: [...DISCOUNTS, 'rules'],
  search: 'Search by name',
  filters: discountFilters,
  sorts: { newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } } },
  load: async (query) => {
    const wanted = query.text.trim().toLowerCase();
    const { status } = query.filters;
    const matching = (await loadRules()).filter(
      (rule) => nameOf(rule).toLowerCase().includes(wanted) && (!status || statusOfRule(rule) === status),
    );
    const { offset, limit } = offsetPaging(query);
    return offsetPage(query, matching.slice(offset, offset + limit), matching.length);
  },
  idOf,
  name: { title: 'Name', of: nameOf },
  onOpen: (rule: Rule, { open }: { open: ((rule: Rule) => void) | undefined }) => open?.(rule),
  columns: [
    { title: 'Discount', phone: 'detail', show: (rule, { format }) => <Text size="sm">{describe(rule, format)}</Text> },
    { title: 'Status', phone: 'below', show: (rule) => <StatusBadge status={statusOfRule(rule)} /> },
    {
      title: 'Orders',
      phone: null,
      isNumeric: true,
      show: ({ usageCount, settings }, { format }) =>
        settings?.usageLimit
          ? `${format.number(usageCount ?? 0)} of ${format.number(settings.usageLimit)}`
          : format.number(usageCount ?? 0),
    },
  ],
  selection: {
    needs: [['discountRules.updateDiscountRule'], ['discountRules.deleteDiscountRule']],
    Actions: RuleActions,
  },
  empty: {
    icon: <IconDiscount />,
    title: 'No automatic discounts yet',
    description:
      'An automatic discount needs no code: every cart that qualifies gets it, such as 10% off a category, or three for the price of two.',
  },
});

function RuleActions({ selected }: { selected: Selected<Rule, typeof discountFilters> }) {
  return (
    <SwitchSelected
      queryKey={DISCOUNTS}
      selected={selected}
      needs={{ change: 'discountRules.updateDiscountRule', remove: 'discountRules.deleteDiscountRule' }}
      nameOf={nameOf}
      consequence={DISCOUNT_LOST}
      isActive={({ active }) => active ?? true}
      setActive={({ id, revision }, active) =>
        api.discountRules.updateDiscountRule({ discountRule: { id: id ?? '', revision: revision ?? '', active } })
      }
      remove={({ id }) => api.discountRules.deleteDiscountRule({ discountRuleId: id ?? '' })}
    />
  );
}
