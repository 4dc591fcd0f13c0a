import { Badge, Grid, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { EmailsPanel } from '../emails/emails-panel.tsx';
import { BuyerPanel } from './buyer-panel.tsx';
import { OrderActions } from './changing/order-actions.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { InvoicesPanel } from './documents/invoices-panel.tsx';
import { DownloadsPanel } from './downloads-panel.tsx';
import { FulfillmentPanel } from './fulfilling/fulfillment-panel.tsx';
import { GiftCardsPanel, holdsGiftCards } from './gift-cards-panel.tsx';
import { TimelinePanel } from './history/timeline-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import type { OrderView } from './order.ts';
import { OutOfStockNote } from './out-of-stock-note.tsx';
import { PaymentsPanel } from './paying/payments-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentRequestsPanel } from './payment-requests/requests-panel.tsx';
import { orderQuery } from './queries.ts';
import { ReturnsPanel } from './returns/returns-panel.tsx';
import { FulfillmentBadge, OrderBadge, PaymentBadge } from './status-badges.tsx';
import { TagsPanel } from './tags/tags-panel.tsx';
import { TipPanel } from './tip/tip-panel.tsx';

const texts = words.orders;

const back = { to: '/orders', label: texts.title };

export function Component() {
  const orderId = present(useParams().orderId, 'order id');
  const result = useQuery(orderQuery(orderId));
  const order = result.data;
  return (
    <Page
      title={order ? texts.numbered(order.number ?? '') : texts.order}
      back={back}
      actions={order && <OrderActions order={order} />}
      status={
        order && (
          <Group gap={6}>
            <OrderBadge status={order.status} />
            {order.archived && (
              <Badge variant="light" color="gray">
                {texts.archived}
              </Badge>
            )}
            <PaymentBadge status={order.paymentStatus} />
            <FulfillmentBadge status={order.fulfillmentStatus} />
          </Group>
        )
      }
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {order && <OrderDetails order={order} />}
    </Page>
  );
}

function OrderDetails({ order }: { order: OrderView }) {
  const format = useFormat();
  const may = useMay();
  const placed = order.purchasedDate ?? order.createdDate;
  const [placedOn, updatedOn] = [placed, order.updatedDate].map((date) => date && format.dateTime(date));
  return (
    <>
      <Text c="dimmed" size="sm" mt={-12}>
        {placedOn && texts.placedOn(placedOn)}
        {updatedOn && updatedOn !== placedOn && ` · ${texts.updatedOn(updatedOn)}`}
      </Text>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            <OutOfStockNote order={order} />
            <ItemsPanel order={order} />
            {holdsGiftCards(order) && may('giftCards.listGiftCards') && <GiftCardsPanel orderId={order.id ?? ''} />}
            {may('orderFulfillments.listFulfillmentsForSingleOrder') && <FulfillmentPanel order={order} />}
            {may('downloads.listDownloadsOfOrder') && <DownloadsPanel order={order} />}
            {may('orderReturns.queryOrderReturns') && <ReturnsPanel order={order} />}
            <PaymentPanel order={order} />
            {may('orderTransactions.listTransactionsForSingleOrder') && <PaymentsPanel order={order} />}
            {may('orderPaymentRequests.queryOrderPaymentRequests') && <PaymentRequestsPanel order={order} />}
            {may('tips.getTipByOrderId') && <TipPanel order={order} />}
            {may('invoices.listInvoicesOfOrder') && <InvoicesPanel order={order} />}
            <TimelinePanel order={order} />
            <EmailsPanel about={order.id ?? ''} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="md">
            <BuyerPanel order={order} />
            <DeliveryPanel order={order} />
            {may('tags.queryTags') && <TagsPanel order={order} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}
