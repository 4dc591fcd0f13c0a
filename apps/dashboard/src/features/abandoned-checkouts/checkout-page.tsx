import { Button, Grid, Stack, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
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

const texts = words.abandonedCheckouts;

const back = { to: '/abandoned-checkouts', label: texts.title };

/** One abandoned checkout: its items, its buyer, what was done to win them back, and the link. */
export function Component() {
  const result = useQuery(abandonedQuery(present(useParams().abandonedCheckoutId, 'id')));
  const abandoned = result.data;
  return (
    <Page
      title={abandoned ? texts.of(buyerOf(abandoned)) : texts.one}
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
  const email = abandoned.buyerInfo?.email ?? '';
  if (!may('abandonedCheckoutAdministration.sendRecoveryMail') || !canBeReminded(abandoned)) return null;
  const send = () =>
    change.mutate({
      change: () => api.abandonedCheckoutAdministration.sendRecoveryMail({ abandonedCheckoutId: abandoned.id ?? '' }),
      done: texts.remind.done(email),
    });
  const confirmSend = () =>
    confirmFirst({
      title: texts.remind.title,
      text: texts.remind.text(email),
      confirm: words.actions.send,
      onConfirm: send,
    });
  return (
    <Button onClick={confirmSend} loading={change.isPending} leftSection={<IconMailForward size={18} aria-hidden />}>
      {texts.remind.button}
    </Button>
  );
}

function ItemsPanel({ abandoned }: { abandoned: AbandonedCheckout }) {
  const format = useFormat();
  const { lineItems = [], currency, subtotalPrice, totalPrice } = abandoned;
  const money = (amount: string | undefined) => format.money(amount, currency);
  return (
    <Panel title={texts.items} flush>
      <ul className={list.cards}>
        {lineItems.map((line) => (
          <li key={line.id} className={list.card}>
            <ItemLine line={line} currency={currency} />
          </li>
        ))}
        <li className={list.card}>
          <Facts
            facts={[
              [texts.subtotal, money(subtotalPrice?.amount)],
              [texts.wholeTotal, <strong key="total">{money(totalPrice?.amount)}</strong>],
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
    [createdDate, texts.activity.left] as const,
    ...done,
    ...(checkoutRecoveredDate ? [[checkoutRecoveredDate, texts.activity.bought] as const] : []),
  ];
  return (
    <Panel title={texts.activity.title}>
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
    [texts.name, [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')],
    [texts.email, buyerInfo?.email],
    [texts.phone, contactDetails?.phone],
    [texts.company, contactDetails?.company],
  ];
  return (
    <Panel title={texts.customer}>
      <Stack gap="sm">
        <Facts facts={facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))} />
        {buyerInfo?.memberId && (
          <PageLink to={`/members/${buyerInfo.memberId}`} size="sm">
            {texts.showMember}
          </PageLink>
        )}
      </Stack>
    </Panel>
  );
}

function LinkPanel({ abandoned: { checkoutUrl = '' } }: { abandoned: AbandonedCheckout }) {
  return (
    <Panel title={texts.link.title}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{texts.link.text}</Text>
        <CopyButton value={checkoutUrl}>{texts.link.copy}</CopyButton>
      </Stack>
    </Panel>
  );
}
