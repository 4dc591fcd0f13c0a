import { Button, Group, Text } from '@mantine/core';
import { IconDiscount, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { defineList, type Selected } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { offsetPage, offsetPaging } from '../../../ui/list/paging.ts';
import { SwitchSelected } from '../../../ui/switch-selected.tsx';
import { discountFilters } from '../discount-filters.ts';
import { DISCOUNT_LOST, DISCOUNTS } from '../queries.ts';
import { StatusBadge } from '../status.tsx';
import { describe, idOf, loadRules, nameOf, type Rule, statusOfRule } from './rule.ts';
import { RuleDrawer } from './rule-drawer.tsx';

const texts = words.discounts;

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
            {texts.rules.new}
          </Button>
        </Group>
      )}
      <ListView list={ruleList} extra={{ open }} />
      <RuleDrawer rule={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

const ruleList = defineList({
  title: texts.rules.title,
  nouns: texts.nouns,
  queryKey: [...DISCOUNTS, 'rules'],
  search: texts.search,
  filters: discountFilters,
  sorts: { newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } } },
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
  name: { title: words.forms.name, of: nameOf },
  onOpen: (rule: Rule, { open }: { open: ((rule: Rule) => void) | undefined }) => open?.(rule),
  columns: [
    {
      title: texts.discount,
      phone: 'detail',
      show: (rule, { format }) => <Text size="sm">{describe(rule, format)}</Text>,
    },
    { title: texts.status, phone: 'below', show: (rule) => <StatusBadge status={statusOfRule(rule)} /> },
    {
      title: texts.rules.orders,
      phone: null,
      isNumeric: true,
      show: ({ usageCount, settings }, { format }) =>
        settings?.usageLimit
          ? texts.usedOf(format.number(usageCount ?? 0), format.number(settings.usageLimit))
          : format.number(usageCount ?? 0),
    },
  ],
  selection: {
    needs: [['discountRules.updateDiscountRule'], ['discountRules.deleteDiscountRule']],
    Actions: RuleActions,
  },
  empty: {
    icon: <IconDiscount />,
    title: texts.rules.none,
    description: texts.rules.noneText,
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
