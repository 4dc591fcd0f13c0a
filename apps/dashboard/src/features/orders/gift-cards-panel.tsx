import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { deliveryOf, nameOf, recipientOf } from '../gift-cards/gift-card.ts';
import { cardsOfOrderQuery } from '../gift-cards/queries.ts';
import { StatusBadge } from '../gift-cards/status-badge.tsx';
import type { OrderView } from './order.ts';

const texts = words.orders;

/** Whether gift cards were bought with an order. */
export const holdsGiftCards = ({ lineItems = [] }: OrderView): boolean =>
  lineItems.some(({ itemType }) => itemType?.preset === 'GIFT_CARD');

/** The gift cards that were issued for an order. */
export function GiftCardsPanel({ orderId }: { orderId: string }) {
  const format = useFormat();
  const cards = useQuery(cardsOfOrderQuery(orderId));
  if (cards.isError) return <Failure error={cards.error} onRetry={() => void cards.refetch()} />;
  if (cards.isPending) return <PanelsSkeleton />;
  return (
    <Panel title={texts.giftCards.title}>
      {cards.data.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.giftCards.none}
        </Text>
      )}
      <Stack gap="sm">
        {cards.data.map((card) => (
          <Group key={card.id} justify="space-between" align="flex-start" wrap="nowrap">
            <div style={{ minWidth: 0 }}>
              <PageLink to={`/gift-cards/${card.id}`} size="sm" fw={600}>
                {nameOf(card)}
              </PageLink>
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {[recipientOf(card), deliveryOf(card, format.date)].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Group gap="xs" wrap="nowrap">
              <Text size="sm">{format.money(card.balance?.value, card.balance?.currency)}</Text>
              <StatusBadge giftCard={card} />
            </Group>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
