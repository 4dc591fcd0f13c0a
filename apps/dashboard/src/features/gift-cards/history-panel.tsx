import { Group, Stack, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { GiftCard, Transaction } from './gift-card.ts';

/** What was taken off a card and returned to it, the latest first. */
export function HistoryPanel({ giftCard, transactions }: { giftCard: GiftCard; transactions: Transaction[] }) {
  const format = useFormat();
  const currency = giftCard.balance?.currency;
  return (
    <Panel title="History">
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {transactions.map(({ id, type, amount, createdDate = '', order, voided }) => (
          <Row key={id} amount={format.money(amount, currency)} date={format.dateTime(createdDate)}>
            {type === 'RETURNED' ? 'Returned' : 'Spent'}
            {order && (
              <>
                {type === 'RETURNED' ? ' from ' : ' on '}
                <PageLink to={`/orders/${order.id}`} size="sm">
                  {order.number ? `order ${order.number}` : 'an order'}
                </PageLink>
              </>
            )}
            {voided && ' (returned later)'}
          </Row>
        ))}
        <Row
          amount={format.money(giftCard.initialAmount?.value, currency)}
          date={giftCard.createdDate ? format.dateTime(giftCard.createdDate) : ''}
        >
          Issued
        </Row>
      </Stack>
    </Panel>
  );
}

type RowProps = { amount: string; date: string; children: React.ReactNode };

function Row({ amount, date, children }: RowProps) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Text size="sm">{children}</Text>
        <Text size="xs" c="dimmed">
          {date}
        </Text>
      </div>
      <Text size="sm" fw={500} style={{ fontVariantNumeric: 'tabular-nums', flex: 'none' }}>
        {amount}
      </Text>
    </Group>
  );
}
