import { Alert, Badge, Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { present } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { orderQuery } from '../queries.ts';
import { AdjustmentsPanel } from './adjustments-panel.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { DiscardButton } from './discard-button.tsx';
import { type Calculated, draftOf, isEdit } from './draft.ts';
import { DraftItems } from './draft-items.tsx';
import { DraftSummary } from './draft-summary.tsx';
import { draftQuery } from './queries.ts';

const texts = words.orderDrafts;

/** An order in the making, or the changes of one that was placed. Nothing of it counts until it is done. */
export function Component() {
  const draftId = present(useParams().draftId, 'draft id');
  const result = useQuery(draftQuery(draftId));
  const draft = result.data && draftOf(result.data);
  const orderId = draft?.orderId ?? null;
  if (draft?.status === 'COMMITTED' && orderId) return <Navigate to={`/orders/${orderId}`} replace />;
  return (
    <Page
      title={orderId ? texts.edit.button : texts.newOrder}
      back={orderId ? { to: `/orders/${orderId}`, label: texts.order } : { to: '/orders/drafts', label: texts.title }}
      status={orderId && <OrderNumber orderId={orderId} />}
      actions={draft && <DiscardButton draft={draft} />}
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {result.data && <DraftDetails calculated={result.data} />}
    </Page>
  );
}

function OrderNumber({ orderId }: { orderId: string }) {
  const { data: order } = useQuery(orderQuery(orderId));
  return (
    order && (
      <Badge variant="light" color="gray">
        {order.number}
      </Badge>
    )
  );
}

function DraftDetails({ calculated }: { calculated: Calculated }) {
  const draft = draftOf(calculated);
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack gap="md">
          {isEdit(draft) && <Alert variant="light">{texts.edit.keptAsDraft}</Alert>}
          <DraftItems draft={draft} />
          <AdjustmentsPanel draft={draft} />
          <DeliveryChoice calculated={calculated} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Stack gap="md">
          {!isEdit(draft) && <CustomerPanel draft={draft} />}
          <DraftSummary calculated={calculated} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
