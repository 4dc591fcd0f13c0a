import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCurrencyEuro, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { RATES, type Rate, ratesQuery } from './queries.ts';
import { RateDrawer } from './rate-drawer.tsx';

const texts = words.currencySettings;

type Extra = { onEdit: (rate: Rate) => void; base: string };

/** The rates by which visitors see prices in other currencies. */
export function Component() {
  const [edited, setEdited] = useState<Rate | null>(null);
  const { site } = useSession();
  const add = useMay()('currencyRates.setCurrencyRate') && (
    <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
      {texts.add}
    </Button>
  );
  const extra = { onEdit: setEdited, base: site.currency ?? '' };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.text(site.currency ?? '')}
      </Text>
      <RowsPanel title={texts.title} rows={rateRows} query={useQuery(ratesQuery)} extra={extra} aside={add}>
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
      show: ({ updatedDate }, { format }) => (updatedDate ? texts.entered(format.date(updatedDate)) : null),
    },
    {
      at: 'end',
      show: (rate, { may, extra }) =>
        may('currencyRates.setCurrencyRate') && <RateButtons rate={rate} onEdit={extra.onEdit} />,
    },
  ],
  empty: {
    icon: <IconCurrencyEuro aria-hidden />,
    title: texts.none,
    description: texts.noneText,
  },
});

function RateButtons({ rate, onEdit }: Pick<Extra, 'onEdit'> & { rate: Rate }) {
  const { code = '' } = rate;
  const change = useChange(RATES);
  const remove = () =>
    confirmFirst({
      title: words.actions.removeTitle(code),
      text: texts.removeText,
      confirm: texts.remove,
      onConfirm: () =>
        change.mutate({
          change: () => api.currencyRates.removeCurrencyRate({ code }),
          done: words.actions.removed(code),
        }),
    });
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" aria-label={words.actions.editNamed(code)} onClick={() => onEdit(rate)}>
        {words.actions.edit}
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={words.actions.removeNamed(code)} onClick={remove}>
        {words.actions.remove}
      </Button>
    </Group>
  );
}
