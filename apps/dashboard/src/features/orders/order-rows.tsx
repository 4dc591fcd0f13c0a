import { Group } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { ViewShopButton } from '../../app/view-shop-button.tsx';
import { words } from '../../app/words.ts';
import { defineRows } from '../../ui/list/define-list.ts';
import { buyerName } from './buyer.ts';
import type { OrderView } from './order.ts';
import { FulfillmentBadge, PaymentBadge } from './status-badges.tsx';

const texts = words.orders;

/** Order rows for lists on other pages. */
export const orderRows = defineRows<OrderView>({
  idOf: ({ id }) => id ?? '',
  name: { of: ({ number }) => texts.numbered(number ?? '') },
  rowLink: ({ id }) => `/orders/${id}`,
  parts: [
    {
      at: 'corner',
      show: ({ priceSummary, currency }, { format }) =>
        format.money(priceSummary?.total?.amount, currency ?? undefined),
    },
    { at: 'detail', show: buyerName },
    { at: 'detail', show: ({ createdDate }, { format }) => createdDate && format.date(createdDate) },
    {
      at: 'below',
      show: ({ paymentStatus, fulfillmentStatus }) => (
        <Group gap={6}>
          <PaymentBadge status={paymentStatus} />
          <FulfillmentBadge status={fulfillmentStatus} />
        </Group>
      ),
    },
  ],
  empty: {
    icon: <IconReceipt />,
    title: texts.none,
    description: texts.noneTextElsewhere,
    Action: ViewShopButton,
  },
});
