import { Group, Stack, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextWithLink } from '../../ui/text-with-link.tsx';
import type { GiftCard, Transaction } from './gift-card.ts';

const texts = words.giftCards;

/** What was taken off a card and returned to it, the latest first. */
export function HistoryPanel({ giftCard, transactions }: { giftCard: GiftCard; transactions: Transaction[] }) {
  const format = useFormat();
  const currency = giftCard.balance?.currency;
  return (
    <Panel title={texts.history.title}>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {transactions.map((transaction) => (
          <Row
            key={transaction.id}
            amount={format.money(transaction.amount, currency)}
            date={format.dateTime(transaction.createdDate ?? '')}
          >
            <TextWithLink
              text={titleOf(transaction)}
              link={(label) => (
                <PageLink to={`/orders/${transaction.order?.id}`} size="sm">
                  {label}
                </PageLink>
              )}
            />
          </Row>
        ))}
        <Row
          amount={format.money(giftCard.initialAmount?.value, currency)}
          date={giftCard.createdDate ? format.dateTime(giftCard.createdDate) : ''}
        >
          {texts.issued}
        </Row>
      </Stack>
    </Panel>
  );
}

function titleOf({ type, order, voided }: Transaction): string {
  const { alone, ofOrder, ofSomeOrder } = type === 'RETURNED' ? texts.history.returned : texts.history.spent;
  const named = order?.number ? ofOrder(order.number) : ofSomeOrder;
  const title = order ? named : alone;
  return voided ? texts.history.returnedLater(title) : title;
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
