import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCurrencyEuro, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { RATES, type Rate, ratesQuery } from './queries.ts';
import { RateDrawer } from './rate-drawer.tsx';

type Extra = { onEdit: (rate: Rate) => void; base: string };

/** The rates by which visitors see prices in other currencies. */
export function Component() {
  const [edited, setEdited] = useState<Rate | null>(null);
  const { site } = useSession();
  const add = useMay()('currencyRates.setCurrencyRate') && (
    <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
      Add currency
    </Button>
  );
  const extra = { onEdit: setEdited, base: site.currency ?? '' };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Visitors can see prices in these currencies, converted by the rates you enter here. They choose one at the end
        of each page. Customers pay in {site.currency}, and the checkout tells them so.
      </Text>
      <RowsPanel title="Currency rates" rows={rateRows} query={useQuery(ratesQuery)} extra={extra} aside={add}>
        <RateDrawer rate={edited} onClose={() => setEdited(null)} />
      </RowsPanel>
    </Stack>
  );
}

const rateRows = defineRows<Rate, Extra>({
  idOf: ({ code = '' }) => code,
  name: { of: ({ code = '' }) => code },
  parts: [
    { at: 'detail', show: ({ code, rate }, { extra }) => `1 ${extra.base} = ${rate} ${code}` },
    {
      at: 'note',
      show: ({ updatedDate }, { format }) => (updatedDate ? `Entered on ${format.date(updatedDate)}` : null),
    },
    {
      at: 'end',
      show: (rate, { may, extra }) =>
        may('currencyRates.setCurrencyRate') && <RateButtons rate={rate} onEdit={extra.onEdit} />,
    },
  ],
  empty: {
    icon: <IconCurrencyEuro aria-hidden />,
    title: 'No other currencies',
    description: 'Add a currency to let visitors see prices in it.',
  },
});

function RateButtons({ rate, onEdit }: Pick<Extra, 'onEdit'> & { rate: Rate }) {
  const { code = '' } = rate;
  const change = useChange(RATES);
  const remove = () =>
    confirmFirst({
      title: `Remove ${code}?`,
      text: 'Visitors can no longer see prices in this currency.',
      confirm: 'Remove currency',
      onConfirm: () =>
        change.mutate({ change: () => api.currencyRates.removeCurrencyRate({ code }), done: `${code} was removed` }),
    });
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" aria-label={`Edit ${code}`} onClick={() => onEdit(rate)}>
        Edit
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={`Remove ${code}`} onClick={remove}>
        Remove
      </Button>
    </Group>
  );
}
