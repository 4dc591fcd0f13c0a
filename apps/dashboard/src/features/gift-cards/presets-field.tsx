import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import type { FormErrors } from '../../ui/form/server-errors.ts';
import { MOST_PRESETS, type PresetFields } from './product-form.ts';

const texts = words.giftCards;

type PresetsFieldProps = {
  items: PresetFields[];
  errors: FormErrors;
  onChange: (items: PresetFields[]) => void;
  currency: string;
  disabled: boolean;
};

/** The amounts that customers choose from. */
export function PresetsField({ items, errors, onChange, currency, disabled }: PresetsFieldProps) {
  const change = (index: number, changes: Partial<PresetFields>) =>
    onChange(items.map((item, place) => (place === index ? { ...item, ...changes } : item)));
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" size="sm" fw={500} mb={4}>
        {texts.sale.presets}
      </Text>
      <Stack gap="xs">
        {items.map(({ price, value }, index) => (
          <Group key={index} align="flex-end" wrap="nowrap" gap="xs">
            <TextInput
              label={texts.sale.price(currency)}
              aria-label={texts.sale.priceNumbered(index + 1, currency)}
              inputMode="decimal"
              maxLength={13}
              maw={160}
              disabled={disabled}
              value={price}
              error={errors[`${index}.price`]}
              onChange={({ currentTarget }) => change(index, { price: currentTarget.value })}
            />
            <TextInput
              label={texts.sale.worth(currency)}
              aria-label={texts.sale.worthNumbered(index + 1, currency)}
              placeholder={price}
              inputMode="decimal"
              maxLength={13}
              maw={160}
              disabled={disabled}
              value={value}
              error={errors[`${index}.value`]}
              onChange={({ currentTarget }) => change(index, { value: currentTarget.value })}
            />
            {!disabled && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={texts.sale.remove(index + 1)}
                onClick={() => onChange(items.filter((_, place) => place !== index))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        {errors[''] && (
          <Text size="sm" c="red" role="alert">
            {errors['']}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {texts.sale.worthText}
        </Text>
        {!disabled && items.length < MOST_PRESETS && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => onChange([...items, { price: '', value: '' }])}
            >
              {texts.sale.add}
            </Button>
          </Group>
        )}
      </Stack>
    </fieldset>
  );
}
