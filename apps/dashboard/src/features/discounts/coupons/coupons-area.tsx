import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { defineList, type Selected } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { offsetPage } from '../../../ui/list/paging.ts';
import { SwitchSelected } from '../../../ui/switch-selected.tsx';
import { discountFilters } from '../discount-filters.ts';
import { DISCOUNT_LOST, DISCOUNTS } from '../queries.ts';
import { StatusBadge } from '../status.tsx';
import { type Coupon, codeOf, describe, idOf, statusOfCoupon, toCouponQuery } from './coupon.ts';
import { CouponDrawer } from './coupon-drawer.tsx';

const texts = words.discounts;

/** Discounts for customers who know a code. */
export function Component() {
  const may = useMay();
  const [edited, setEdited] = useState<Coupon | null>();
  const open = may('coupons.updateCoupon') ? setEdited : undefined;
  return (
    <>
      {may('coupons.createCoupon') && (
        <Group justify="flex-end" mb="md">
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
            {texts.coupons.new}
          </Button>
        </Group>
      )}
      <ListView list={couponList} extra={{ open }} />
      <CouponDrawer coupon={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

const couponList = defineList({
  title: texts.coupons.title,
  nouns: texts.coupons.nouns,
  queryKey: [...DISCOUNTS, 'coupons'],
  search: texts.coupons.search,
  filters: discountFilters,
  sorts: { newest: { label: words.actions.newestFirst, by: { fieldName: 'dateCreated', order: 'DESC' } } },
  load: async (query) => {
    const { coupons, totalResults } = await api.coupons.queryCoupons(toCouponQuery(query));
    return offsetPage(query, coupons, totalResults);
  },
  idOf,
  name: { title: texts.coupons.code, of: codeOf, note: ({ specification }) => specification?.name },
  onOpen: (coupon: Coupon, { open }: { open: ((coupon: Coupon) => void) | undefined }) => open?.(coupon),
  columns: [
    {
      title: texts.discount,
      phone: 'detail',
      show: (coupon, { format }) => <Text size="sm">{describe(coupon, format)}</Text>,
    },
    { title: texts.status, phone: 'below', show: (coupon) => <StatusBadge status={statusOfCoupon(coupon)} /> },
    {
      title: texts.coupons.used,
      phone: null,
      isNumeric: true,
      show: ({ numberOfUsages, specification }, { format }) =>
        specification?.usageLimit
          ? texts.usedOf(format.number(numberOfUsages ?? 0), format.number(specification.usageLimit))
          : format.number(numberOfUsages ?? 0),
    },
  ],
  selection: { needs: [['coupons.updateCoupon'], ['coupons.deleteCoupon']], Actions: CouponActions },
  empty: {
    icon: <IconTicket />,
    title: texts.coupons.none,
    description: texts.coupons.noneText,
  },
});

function CouponActions({ selected }: { selected: Selected<Coupon, typeof discountFilters> }) {
  return (
    <SwitchSelected
      queryKey={DISCOUNTS}
      selected={selected}
      needs={{ change: 'coupons.updateCoupon', remove: 'coupons.deleteCoupon' }}
      nameOf={codeOf}
      consequence={DISCOUNT_LOST}
      isActive={({ specification }) => specification?.active ?? true}
      setActive={({ id }, active) => api.coupons.updateCoupon({ id: id ?? '', specification: { active } })}
      remove={({ id }) => api.coupons.deleteCoupon({ id: id ?? '' })}
    />
  );
}
