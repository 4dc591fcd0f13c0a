import { Button, Group, NativeSelect, NumberInput, Paper, SegmentedControl, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { explain } from '../../ui/explain.ts';
import type { InventoryItem, Location } from './queries.ts';
import { adjustStock, keepStockAt, setStock } from './save-stock.ts';
import { HIGHEST } from './stock-change.ts';

type AdjustSelectedProps = {
  items: InventoryItem[];
  locations: readonly Location[];
  onDone: () => Promise<void>;
  onClear: () => void;
};

const ways = [
  { value: 'add', label: 'Add' },
  { value: 'take', label: 'Take' },
  { value: 'set', label: 'Set to' },
];
const elsewhere = { value: 'elsewhere', label: 'Keep at' };

/** Changes the stock of all that is selected at once. */
export function AdjustSelected({ items, locations, onDone, onClear }: AdjustSelectedProps) {
  const [way, setWay] = useState('add');
  const [locationId, setLocationId] = useState(locations.at(-1)?.id ?? '');
  const startsAtZero = way === 'set' || way === 'elsewhere';
  const [amount, setAmount] = useState<number | string>('');
  const number = typeof amount === 'number' && (amount > 0 || startsAtZero) ? amount : null;
  const saving = useMutation({
    mutationFn: async (by: number) => {
      if (way === 'set') return setStock(items, by);
      if (way === 'elsewhere') return keepStockAt(locationId, items, by);
      return adjustStock(items, way === 'add' ? by : -by);
    },
    onSuccess: () => {
      notifications.show({ message: `The stock of ${items.length} is changed` });
      setAmount('');
      onClear();
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number !== null) saving.mutate(number);
  };
  return (
    <Paper component="form" p="sm" withBorder aria-label="Change the selected" onSubmit={submit}>
      <Group gap="sm">
        <Text size="sm" fw={600} role="status">
          {items.length} selected
        </Text>
        <SegmentedControl
          size="xs"
          data={locations.length > 1 ? [...ways, elsewhere] : ways}
          value={way}
          onChange={setWay}
          aria-label="What to do"
        />
        {way === 'elsewhere' && (
          <NativeSelect
            size="xs"
            aria-label="Location to keep them at"
            value={locationId}
            onChange={(event) => setLocationId(event.currentTarget.value)}
            data={locations.map(({ id, name = '' }) => ({ value: id ?? '', label: name }))}
          />
        )}
        <NumberInput
          size="xs"
          w={110}
          aria-label="Number"
          value={amount}
          onChange={setAmount}
          min={startsAtZero ? 0 : 1}
          max={HIGHEST}
          allowDecimal={false}
          allowNegative={false}
        />
        <Button type="submit" size="xs" disabled={number === null} loading={saving.isPending}>
          Apply
        </Button>
        <Button size="xs" variant="subtle" onClick={onClear}>
          Clear selection
        </Button>
      </Group>
    </Paper>
  );
}
