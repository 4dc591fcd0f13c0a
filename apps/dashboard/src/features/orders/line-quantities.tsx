import { Group, NumberInput, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { words } from '../../app/words.ts';
import type { FormErrors } from '../../ui/form/server-errors.ts';

const texts = words.orders;

/** A line of an order with the most of it that can be chosen. */
type CountedLine = { id: string; name: string; detail?: string | null; most: number };

type LineQuantitiesProps = {
  lines: readonly CountedLine[];
  quantities: { items: Readonly<Record<string, number | string>>; errors: FormErrors };
  /** The name of a line's field. */
  label: (item: string) => string;
  onQuantity: (id: string, quantity: number | string) => void;
  children?: ReactNode;
};

/** How many of each line: the first field gets the focus. */
export function LineQuantities({ lines, quantities, label, onQuantity, children }: LineQuantitiesProps) {
  return (
    <Stack gap="sm" component="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" fw={600} size="sm" mb="xs">
        {texts.items}
      </Text>
      {lines.map(({ id, name, detail, most }, index) => (
        <Group key={id} wrap="nowrap" justify="space-between" gap="md">
          <div>
            <Text size="sm">{name}</Text>
            {detail && (
              <Text size="sm" c="dimmed">
                {detail}
              </Text>
            )}
          </div>
          <Group gap="xs" wrap="nowrap">
            <NumberInput
              aria-label={label([name, detail].filter(Boolean).join(', '))}
              value={quantities.items[id] ?? 0}
              onChange={(quantity) => onQuantity(id, quantity)}
              min={0}
              max={most}
              allowDecimal={false}
              w={90}
              data-autofocus={index === 0 || undefined}
            />
            <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {texts.ofMost(most)}
            </Text>
          </Group>
        </Group>
      ))}
      {children}
      {quantities.errors[''] && (
        <Text size="sm" c="red" role="alert">
          {quantities.errors['']}
        </Text>
      )}
    </Stack>
  );
}
