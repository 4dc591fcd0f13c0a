import { Button, Checkbox, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { explain } from '../../ui/explain.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { nameOfItem } from './item-name.ts';
import type { InventoryItem } from './queries.ts';
import { updateItem } from './save-stock.ts';

type PreorderDrawerProps = { item: InventoryItem | null; onClose: () => void; onSaved: () => Promise<void> };

/** Whether an item can be ordered while there is none. */
export function PreorderDrawer({ item, onClose, onSaved }: PreorderDrawerProps) {
  return (
    <FormDrawer opened={item !== null} onClose={onClose} title={item ? `Pre-order: ${nameOfItem(item)}` : ''}>
      {item && <PreorderForm key={item.id} item={item} onClose={onClose} onSaved={onSaved} />}
    </FormDrawer>
  );
}

const MOST_AHEAD = 100_000;
const LONGEST_MESSAGE = 250;

function PreorderForm({ item, onClose, onSaved }: PreorderDrawerProps & { item: InventoryItem }) {
  const known = item.preorderInfo ?? {};
  const [enabled, setEnabled] = useState(known.enabled ?? false);
  const [message, setMessage] = useState(known.message ?? '');
  const [limit, setLimit] = useState<number | string>(known.limit ?? '');
  const saving = useMutation({
    mutationFn: () =>
      updateItem(item, {
        preorderInfo: { enabled, message: message.trim() || null, limit: typeof limit === 'number' ? limit : null },
      }),
    onSuccess: onClose,
    onSettled: onSaved,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Checkbox
          label="Can be ordered while out of stock"
          checked={enabled}
          onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
        />
        <NumberInput
          label="How many at most"
          description="Empty is any number"
          value={limit}
          onChange={setLimit}
          min={known.counter ?? 0}
          max={MOST_AHEAD}
          allowDecimal={false}
          disabled={!enabled}
        />
        <Textarea
          label="Message to buyers"
          description="When it ships, for example"
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          maxLength={LONGEST_MESSAGE}
          autosize
          minRows={2}
          disabled={!enabled}
        />
        <Text size="sm" c="dimmed">
          {known.counter ?? 0} ordered ahead so far
        </Text>
        {saving.isError && (
          <Text c="red" size="sm" role="alert">
            {explain(saving.error).detail}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
