import { Button, Grid, Stack, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { ItemLine } from '../../ui/item-line.tsx';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { useChange } from '../../ui/use-change.ts';
import { type AbandonedCheckout, activityTexts, buyerOf, canBeReminded, statusOf } from './abandoned-checkout.ts';
import { ABANDONED, abandonedQuery } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';

const back = { to: '/abandoned-checkouts', label: 'Abandoned checkouts' };

/** One abandoned checkout: its items, its buyer, what was done to win them back, and the link. */
export function Component() {
  const result = useQuery(abandonedQuery(present(useParams().abandonedCheckoutId, 'id')));
  const abandoned = result.data;
  return (
    <Page
      title={abandoned ? `Checkout of ${buyerOf(abandoned)}` : 'Abandoned checkout'}
      back={back}
      status={abandoned && <StatusBadge abandoned={abandoned} />}
      actions={abandoned && <Actions abandoned={abandoned} />}
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {abandoned && (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Stack gap="md">
              <ItemsPanel abandoned={abandoned} />
              <ActivityPanel abandoned={abandoned} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Stack gap="md">
              <BuyerPanel abandoned={abandoned} />
              {statusOf(abandoned) === 'ABANDONED' && <LinkPanel abandoned={abandoned} />}
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Page>
  );
}

function Actions({ abandoned }: { abandoned: AbandonedCheckout }) {
  const may = useMay();
  const change = useChange(ABANDONED);
  const email = abandoned.buyerInfo?.email;
  if (!may('abandonedCheckoutAdministration.sendRecoveryMail') || !canBeReminded(abandoned)) return null;
  const send = () =>
    change.mutate({
      change: () => api.abandonedCheckoutAdministration.sendRecoveryMail({ abandonedCheckoutId: abandoned.id ?? '' }),
      done: `A reminder is on its way to ${email}`,
    });
  const confirmSend = () =>
    confirmFirst({
      title: 'Send a reminder now?',
      text: `${email} gets an e-mail with these items and a link back to the checkout.`,
      confirm: 'Send',
      onConfirm: send,
    });
  return (
    <Button onClick={confirmSend} loading={change.isPending} leftSection={<IconMailForward size={18} aria-hidden />}>
      Send a reminder
    </Button>
  );
}

function ItemsPanel({ abandoned }: { abandoned: AbandonedCheckout }) {
  const format = useFormat();
  const { lineItems = [], currency, subtotalPrice, totalPrice } = abandoned;
  const money = (amount: string | undefined) => format.money(amount, currency);
  return (
    <Panel title="Items" flush>
      <ul className={list.cards}>
        {lineItems.map((line) => (
          <li key={line.id} className={list.card}>
            <ItemLine line={line} currency={currency} />
          </li>
        ))}
        <li className={list.card}>
          <Facts
            facts={[
              ['Subtotal', money(subtotalPrice?.amount)],
              ['Total with delivery, tax and discounts', <strong key="total">{money(totalPrice?.amount)}</strong>],
            ]}
          />
        </li>
      </ul>
    </Panel>
  );
}

function ActivityPanel({ abandoned }: { abandoned: AbandonedCheckout }) {
  const format = useFormat();
  const { activities = [], createdDate, checkoutRecoveredDate } = abandoned;
  const done = activities.map(({ type, createdDate: date }) => [date, activityTexts[type ?? 'SCHEDULED']] as const);
  const all = [
    [createdDate, 'The customer left the checkout'] as const,
    ...done,
    ...(checkoutRecoveredDate ? [[checkoutRecoveredDate, 'The customer came back and bought it'] as const] : []),
  ];
  return (
    <Panel title="What happened">
      <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {all.map(([date, text]) => (
          <li key={`${date} ${text}`}>
            <Text size="sm">{text}</Text>
            <Text size="xs" c="dimmed">
              {date && format.dateTime(date)}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function BuyerPanel({ abandoned }: { abandoned: AbandonedCheckout }) {
  const { contactDetails, buyerInfo } = abandoned;
  const facts: [string, string | null | undefined][] = [
    ['Name', [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')],
    ['E-mail', buyerInfo?.email],
    ['Phone', contactDetails?.phone],
    ['Company', contactDetails?.company],
  ];
  return (
    <Panel title="Customer">
      <Stack gap="sm">
        <Facts facts={facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))} />
        {buyerInfo?.memberId && (
          <PageLink to={`/members/${buyerInfo.memberId}`} size="sm">
            Show member
          </PageLink>
        )}
      </Stack>
    </Panel>
  );
}

function LinkPanel({ abandoned: { checkoutUrl = '' } }: { abandoned: AbandonedCheckout }) {
  return (
    <Panel title="Link to the checkout">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          The link leads back to these items, in any browser. Whoever has it sees what the customer entered, so send it
          to no one else.
        </Text>
        <CopyButton value={checkoutUrl}>Copy link</CopyButton>
      </Stack>
    </Panel>
  );
}
