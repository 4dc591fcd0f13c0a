import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { defineList, type Selected } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { offsetPage } from '../../../ui/list/paging.ts';
import { SwitchSelected } from '../../../ui/switch-selected.tsx';
import { discountFilters } from '../discount-filters.ts';
import { DISCOUNT_LOST, DISCOUNTS } from '../queries.ts';
import { StatusBadge } from '../status.tsx';
import { type Coupon, codeOf, describe, idOf, statusOfCoupon, toCouponQuery } from './coupon.ts';
import { CouponDrawer } from './coupon-drawer.tsx';

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
            New coupon
          </Button>
        </Group>
      )}
      <ListView list={couponList} extra={{ open }} />
      <CouponDrawer coupon={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

const couponList = defineList({
  title: 'Coupons',
  nouns: { one: 'coupon', many: 'coupons' },
  queryKey: [...DISCOUNTS, 'coupons'],
  search: 'Search by code or name',
  filters: discountFilters,
  sorts: { newest: { label: 'Newest first', by: { fieldName: 'dateCreated', order: 'DESC' } } },
  load: async (query) => {
    const { coupons, totalResults } = await api.coupons.queryCoupons(toCouponQuery(query));
    return offsetPage(query, coupons, totalResults);
  },
  idOf,
  name: { title: 'Code', of: codeOf, note: ({ specification }) => specification?.name },
  onOpen: (coupon: Coupon, { open }: { open: ((coupon: Coupon) => void) | undefined }) => open?.(coupon),
  columns: [
    {
      title: 'Discount',
      phone: 'detail',
      show: (coupon, { format }) => <Text size="sm">{describe(coupon, format)}</Text>,
    },
    { title: 'Status', phone: 'below', show: (coupon) => <StatusBadge status={statusOfCoupon(coupon)} /> },
    {
      title: 'Used',
      phone: null,
      isNumeric: true,
      show: ({ numberOfUsages, specification }, { format }) =>
        specification?.usageLimit
          ? `${format.number(numberOfUsages ?? 0)} of ${format.number(specification.usageLimit)}`
          : format.number(numberOfUsages ?? 0),
    },
  ],
  selection: { needs: [['coupons.updateCoupon'], ['coupons.deleteCoupon']], Actions: CouponActions },
  empty: {
    icon: <IconTicket />,
    title: 'No coupons yet',
    description:
      'A coupon is a discount for customers who know its code. Put the code in a newsletter, or thank someone with it.',
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
