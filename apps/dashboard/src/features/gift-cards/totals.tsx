import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { totalsQuery } from './queries.ts';

const texts = words.giftCards;

/** What the shop owes to the holders of cards, and what cards have paid so far. Nothing before the first card. */
export function Totals() {
  const format = useFormat();
  const { data = [] } = useQuery(totalsQuery);
  return data.map(({ currency, count = 0, balance, redeemed }) => (
    <Panel key={currency} title={data.length > 1 ? texts.totals.inCurrency(currency ?? '') : texts.totals.title}>
      <SimpleGrid cols={3}>
        <Figure label={texts.totals.left} value={format.money(balance, currency)} />
        <Figure label={texts.totals.active} value={format.number(count)} />
        <Figure label={texts.totals.spent} value={format.money(redeemed, currency)} />
      </SimpleGrid>
    </Panel>
  ));
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fz={{ base: 17, sm: 22 }} fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
    </div>
  );
}
