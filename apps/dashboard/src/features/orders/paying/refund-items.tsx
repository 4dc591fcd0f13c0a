import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { words } from '../../../app/words.ts';
import type { OrderView } from '../order.ts';
import type { RefundabilityView, RefundValues } from './refund-form.ts';

const texts = words.orderPayments;

type ItemsFieldProps = {
  /** Chooses all that is left, with what was paid for its delivery. */
  onAll: (quantities: RefundValues['quantities']) => void;
  order: OrderView;
  refundability: RefundabilityView;
  form: {
    list: (field: 'quantities') => {
      items: RefundValues['quantities'];
      errors: Record<string, string>;
      onChange: (items: RefundValues['quantities']) => void;
    };
  };
};

/** How many of each line are refunded. */
export function ItemsField({ order, refundability, form, onAll }: ItemsFieldProps) {
  const quantities = form.list('quantities');
  const left = (order.lineItems ?? []).flatMap((item) => {
    const state = refundability.lineItems?.find(({ lineItemId }) => lineItemId === item.id);
    const most = state?.availableRefundQuantity ?? 0;
    return most > 0 ? [{ id: item.id ?? '', name: item.productName?.original ?? '', most }] : [];
  });
  if (left.length === 0) return null;
  return (
    <Stack gap="sm" component="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" fw={600} size="sm" mb="xs">
        {texts.items}
      </Text>
      {left.map(({ id, name, most }, index) => (
        <Group key={id} wrap="nowrap" justify="space-between" gap="md">
          <Text size="sm">{name}</Text>
          <Group gap="xs" wrap="nowrap">
            <NumberInput
              aria-label={texts.refund.quantity(name)}
              value={quantities.items[id] ?? 0}
              onChange={(quantity) => quantities.onChange({ ...quantities.items, [id]: Number(quantity) || 0 })}
              min={0}
              max={most}
              allowDecimal={false}
              w={90}
              data-autofocus={index === 0 || undefined}
            />
            <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {texts.refund.ofMost(most)}
            </Text>
          </Group>
        </Group>
      ))}
      <Button
        size="xs"
        variant="light"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => onAll(Object.fromEntries(left.map(({ id, most }) => [id, most])))}
      >
        {texts.refund.all}
      </Button>
      {quantities.errors[''] && (
        <Text size="sm" c="red" role="alert">
          {quantities.errors['']}
        </Text>
      )}
    </Stack>
  );
}
