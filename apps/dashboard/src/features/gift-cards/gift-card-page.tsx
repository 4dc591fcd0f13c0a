import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { deliveryOf, type GiftCard, nameOf } from './gift-card.ts';
import { GiftCardActions } from './gift-card-actions.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { giftCardQuery } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';

const texts = words.giftCards;

const back = { to: '/gift-cards', label: texts.title };

/** One gift card: what is left of it, whom it is for, and its history. */
export function Component() {
  const result = useQuery(giftCardQuery(present(useParams().giftCardId, 'gift card id')));
  const { giftCard, transactions = [] } = result.data ?? {};
  return (
    <Page
      title={giftCard ? texts.named(nameOf(giftCard)) : texts.one}
      back={back}
      status={giftCard && <StatusBadge giftCard={giftCard} />}
      actions={giftCard && <GiftCardActions giftCard={giftCard} />}
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {giftCard && (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 7 }}>
            <HistoryPanel giftCard={giftCard} transactions={transactions} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Stack gap="md">
              <ValuePanel giftCard={giftCard} />
              <RecipientPanel giftCard={giftCard} />
              <BoughtWith giftCard={giftCard} />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Page>
  );
}

function ValuePanel({ giftCard }: { giftCard: GiftCard }) {
  const format = useFormat();
  const { balance, initialAmount, createdDate, expirationDate, note } = giftCard;
  return (
    <Panel title={texts.card.title}>
      <Facts
        facts={[
          [texts.balance, format.money(balance?.value, balance?.currency)],
          [texts.card.issuedWith, format.money(initialAmount?.value, initialAmount?.currency)],
          [texts.card.issuedOn, createdDate ? format.date(createdDate) : ''],
          [texts.validUntil, expirationDate ? format.date(expirationDate) : texts.card.forever],
          ...(note ? [[texts.card.note, note] as [string, string]] : []),
        ]}
      />
    </Panel>
  );
}

/** The order that the card was bought with. */
function BoughtWith({ giftCard: { order } }: { giftCard: GiftCard }) {
  if (!order?.id) return null;
  return (
    <Panel title={texts.card.bought}>
      <PageLink to={`/orders/${order.id}`} size="sm">
        {texts.card.seeOrder}
      </PageLink>
    </Panel>
  );
}

function RecipientPanel({ giftCard }: { giftCard: GiftCard }) {
  const { date } = useFormat();
  const { recipient, senderName, message } = giftCard;
  if (!recipient) return null;
  const facts: [string, string | null | undefined][] = [
    [texts.card.name, recipient.name],
    [texts.card.email, recipient.email],
    [texts.card.from, senderName],
    [texts.card.message, message],
    [texts.card.delivery, deliveryOf(giftCard, date)],
  ];
  return (
    <Panel title={texts.recipient}>
      <Facts facts={facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))} />
    </Panel>
  );
}
