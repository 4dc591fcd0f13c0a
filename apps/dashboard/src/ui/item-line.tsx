import { Group, Stack, Text } from '@mantine/core';
import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import { useFormat } from '../app/format.ts';
import { PageLink } from '../app/page-link.tsx';
import { words } from '../app/words.ts';
import { chosenOptions, type Line, nameOfLine } from './line.ts';
import list from './list.module.css';
import { Picture } from './picture.tsx';

type ItemLineProps = {
  line: Line;
  /** ISO 4217; the site's own if absent. */
  currency: string | undefined;
  /** The decimal price of the whole line, where it is known. */
  total?: string | undefined;
};

/** An item that somebody bought or wanted to: its picture, what was chosen, price and quantity. */
export function ItemLine({ line, currency, total }: ItemLineProps) {
  const format = useFormat();
  const name = nameOfLine(line);
  const productId = line.catalogReference?.catalogItemId;
  const isGiftCard = line.catalogReference?.appId === GIFT_CARDS_APP_ID;
  const sku = line.physicalProperties?.sku;
  return (
    <Group wrap="nowrap" align="flex-start" gap="md">
      <Picture id={line.image?.id} alt="" width={56} height={70} />
      <Stack gap={2} style={{ flex: 1, minWidth: 0 }}>
        {productId ? (
          <PageLink to={isGiftCard ? '/gift-cards/for-sale' : `/products/${productId}`} fw={600} size="sm">
            {name}
          </PageLink>
        ) : (
          <Text fw={600} size="sm">
            {name}
          </Text>
        )}
        {chosenOptions(line).map((text) => (
          <Text key={text} size="sm" c="dimmed">
            {text}
          </Text>
        ))}
        {sku && (
          <Text size="sm" c="dimmed">
            {words.common.item.sku(sku)}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {format.money(line.price?.amount, currency)} × {format.number(line.quantity ?? 0)}
        </Text>
        {line.depositAmount && (
          <Text size="sm" c="dimmed">
            {words.common.item.deposit(format.money(line.depositAmount.amount, currency))}
          </Text>
        )}
        {line.paymentOption === 'FULL_PAYMENT_OFFLINE' && (
          <Text size="sm" c="dimmed">
            {words.common.item.paidLater}
          </Text>
        )}
      </Stack>
      {total && (
        <Text size="sm" fw={600} className={list.numeric}>
          {format.money(total, currency)}
        </Text>
      )}
    </Group>
  );
}
