import { Alert, Button, Grid, Stack, Table } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { Page } from '../../../app/page.tsx';
import { PageLink } from '../../../app/page-link.tsx';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { explain } from '../../../ui/explain.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { DeliveriesDrawer } from './deliveries-drawer.tsx';
import { every, isOver, namesOf, problems, type SubscriptionView, subscriptionQuery } from './subscription.ts';
import { SubscriptionStatus } from './subscription-status.tsx';

const texts = words.subscriptions;

const back = { to: '/orders/subscriptions', label: texts.title };

/** One subscription: what is charged when, and the orders of its cycles. */
export function Component() {
  const id = present(useParams().subscriptionId, 'subscription id');
  const result = useQuery(subscriptionQuery(id));
  const { subscription, cycles = [] } = result.data ?? {};
  return (
    <Page
      title={subscription ? namesOf(subscription) : texts.one}
      back={back}
      status={subscription && <SubscriptionStatus status={subscription.status} />}
      actions={subscription && !isOver(subscription) && <Actions subscription={subscription} />}
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {subscription && <Details subscription={subscription} cycles={cycles} />}
    </Page>
  );
}

type Cycles = NonNullable<Awaited<ReturnType<typeof api.subscriptions.getSubscription>>['cycles']>;

function Details({ subscription, cycles }: { subscription: SubscriptionView; cycles: Cycles }) {
  const format = useFormat();
  const { problem, problemDetails, failedAttempts, nextChargeDate, endDate, createdDate, trialEndDate, total } =
    subscription;
  const day = (date: string | null | undefined) => (date ? format.date(date) : '–');
  return (
    <Grid gap="md">
      {problem && (
        <Grid.Col span={12}>
          <Alert color="red" title={problems[problem]}>
            {[problemDetails, texts.tried(failedAttempts ?? 0)].filter(Boolean).join(' ')}
          </Alert>
        </Grid.Col>
      )}
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Panel title={texts.orders}>
          <CyclesTable cycles={cycles} />
        </Panel>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="md">
          <Panel title={texts.one}>
            <Facts
              facts={[
                [texts.option, subscription.title],
                [texts.delivery, every(subscription)],
                [texts.total, total?.formattedAmount],
                [texts.goesTo, goesTo(subscription)],
                [texts.since, day(createdDate)],
                ...(trialEndDate ? [[words.freeTrials.until, day(trialEndDate)] satisfies [string, string]] : []),
                [texts.nextCharge, day(nextChargeDate)],
                [isOver(subscription) ? texts.ended : texts.ends, day(endDate)],
              ]}
            />
          </Panel>
          <Panel title={texts.customer}>
            <Buyer subscription={subscription} />
          </Panel>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

const goesTo = ({ recipient }: SubscriptionView): string => {
  const { firstName, lastName } = recipient?.contactDetails ?? {};
  const { addressLine, postalCode, city } = recipient?.address ?? {};
  const parts = [[firstName, lastName], [addressLine], [postalCode, city]];
  return (
    parts
      .map((words) => words.filter(Boolean).join(' '))
      .filter(Boolean)
      .join(', ') || '–'
  );
};

function Buyer({ subscription: { buyerName, email, contactId } }: { subscription: SubscriptionView }) {
  const name = buyerName ?? email ?? texts.formerCustomer;
  return (
    <Facts
      facts={[
        [texts.name, contactId ? <PageLink to={`/contacts/${contactId}`}>{name}</PageLink> : name],
        [texts.email, email ?? '–'],
      ]}
    />
  );
}

function CyclesTable({ cycles }: { cycles: Cycles }) {
  const format = useFormat();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.cycle}</Table.Th>
          <Table.Th>{texts.order}</Table.Th>
          <Table.Th>{texts.date}</Table.Th>
          <Table.Th ta="right">{texts.total}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {cycles.map(({ cycle, orderId, orderNumber, date, total }) => (
          <Table.Tr key={orderId}>
            <Table.Td>{cycle === 0 ? words.freeTrials.cycle : cycle}</Table.Td>
            <Table.Td>
              <PageLink to={`/orders/${orderId ?? ''}`}>{orderNumber}</PageLink>
            </Table.Td>
            <Table.Td>{date && format.date(date)}</Table.Td>
            <Table.Td ta="right">{total?.formattedAmount}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Actions({ subscription }: { subscription: SubscriptionView }) {
  const may = useMay();
  const { status, endDate, nextChargeDate, problem } = subscription;
  const subscriptionId = subscription.id ?? '';
  const run = useStep();
  const isEnding = status === 'ACTIVE' && Boolean(endDate);
  const hasCycleToEnd = status === 'ACTIVE' && Boolean(nextChargeDate) && !problem;
  const cancel = () =>
    confirmFirst({
      title: texts.cancel.title,
      text: texts.cancel.text,
      confirm: texts.cancel.now,
      onConfirm: () =>
        run(() => api.subscriptions.cancelSubscription({ subscriptionId, when: 'NOW' }), texts.cancel.done),
    });
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      {may('draftSubscriptionContracts.commitDraftSubscriptionContract') && hasDeliveriesToCome(subscription) && (
        <>
          <Button variant="default" onClick={() => setIsEditing(true)}>
            {texts.deliveries.edit}
          </Button>
          <DeliveriesDrawer subscription={subscription} opened={isEditing} onClose={() => setIsEditing(false)} />
        </>
      )}
      {may('subscriptions.cancelSubscription') && (
        <Button variant="subtle" color="red" onClick={cancel}>
          {texts.cancel.now}
        </Button>
      )}
      {may('subscriptions.cancelSubscription') && hasCycleToEnd && !isEnding && (
        <Button
          variant="default"
          onClick={() =>
            run(
              () => api.subscriptions.cancelSubscription({ subscriptionId, when: 'CYCLE_END' }),
              texts.cancel.doneLater,
            )
          }
        >
          {texts.cancel.later}
        </Button>
      )}
      {may('subscriptions.pauseSubscription') && status === 'ACTIVE' && !isEnding && (
        <Button
          variant="default"
          onClick={() => run(() => api.subscriptions.pauseSubscription({ subscriptionId }), texts.paused)}
        >
          {texts.pause}
        </Button>
      )}
      {may('subscriptions.resumeSubscription') && canResume(subscription) && (
        <Button onClick={() => run(() => api.subscriptions.resumeSubscription({ subscriptionId }), texts.resumed)}>
          {texts.resume}
        </Button>
      )}
    </>
  );
}

/** Deliveries are changed as long as there are any, and none waits for its charge to be tried again. */
const hasDeliveriesToCome = ({ status, endDate, failedAttempts }: SubscriptionView): boolean =>
  (status === 'ACTIVE' || status === 'PAUSED') && !endDate && !failedAttempts;

/** One that ends with its last cycle has nothing to go on with. */
const canResume = ({ status, endDate, settings, cycle = 0 }: SubscriptionView): boolean =>
  status === 'PAUSED' ||
  status === 'SUSPENDED' ||
  (status === 'ACTIVE' && Boolean(endDate) && !(settings?.billingCycles && cycle >= settings.billingCycles));

/** Changes a subscription, and says so. */
function useStep() {
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: ({ change }: { change: () => Promise<unknown>; done: string }) => change(),
    onSuccess: (_answer, { done }) => notifications.show({ color: 'green', message: done }),
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders', 'subscriptions'] }),
  });
  return (change: () => Promise<unknown>, done: string) => changing.mutate({ change, done });
}
