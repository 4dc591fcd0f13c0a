import { Checkbox, NumberInput, Text, Textarea } from '@mantine/core';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { nameOfItem } from './item-name.ts';
import type { InventoryItem } from './queries.ts';
import { updateItem } from './save-stock.ts';

const texts = words.inventory.preorders;

type PreorderDrawerProps = { item: InventoryItem | null; onClose: () => void; onSaved: () => Promise<void> };

/** Edits whether an item can be ordered while it is out of stock. */
export function PreorderDrawer({ item, onClose, onSaved }: PreorderDrawerProps) {
  return (
    <FormDrawer opened={item !== null} onClose={onClose} title={item ? texts.titleOf(nameOfItem(item)) : ''}>
      {item && <PreorderForm key={item.id} item={item} onClose={onClose} onSaved={onSaved} />}
    </FormDrawer>
  );
}

const MOST_AHEAD = 100_000;
const LONGEST_MESSAGE = 250;

const readPreorder = ({ preorderInfo: { enabled, message, limit } = {} }: InventoryItem) => ({
  enabled: enabled ?? false,
  message: message ?? '',
  limit: (limit ?? '') as number | string,
});

function PreorderForm({ item, onClose, onSaved }: PreorderDrawerProps & { item: InventoryItem }) {
  const form = useEntityForm({
    entity: item,
    read: readPreorder,
    wire: {
      fields: [
        ['inventoryItem.preorderInfo.limit', 'limit'],
        ['inventoryItem.preorderInfo.message', 'message'],
      ],
    },
    save: ({ enabled, message, limit }, { entity }) =>
      updateItem(entity, {
        preorderInfo: { enabled, message: message.trim() || null, limit: typeof limit === 'number' ? limit : null },
      }),
    reload: async ({ id }) =>
      present((await api.inventoryItems.getInventoryItem({ inventoryItemId: id ?? '' })).inventoryItem, 'item'),
    saved: () => texts.saved,
    settle: (answer) => answer,
    onSaved,
    onDone: onClose,
  });
  const { preorderInfo: { counter = 0 } = {} } = form.entity;
  const isOff = !form.values.enabled;
  return (
    <Form form={form}>
      <Checkbox label={texts.accept} {...form.toggle('enabled')} />
      <NumberInput
        label={texts.limit}
        description={texts.limitText}
        min={counter ?? 0}
        max={MOST_AHEAD}
        allowDecimal={false}
        disabled={isOff}
        {...form.input('limit')}
      />
      <Textarea
        label={texts.message}
        description={texts.messageText}
        maxLength={LONGEST_MESSAGE}
        autosize
        minRows={2}
        disabled={isOff}
        {...form.text('message')}
      />
      <Text size="sm" c="dimmed">
        {texts.soFar(counter ?? 0)}
      </Text>
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
