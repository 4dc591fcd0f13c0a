import { ActionIcon, Group, Input, NumberInput, Stack, Text } from '@mantine/core';
import { storesAppIds } from '@stoa/contract/stores/app-ids';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { words } from '../../app/words.ts';
import type { FormErrors } from '../../ui/form/server-errors.ts';
import { GONE, keyOf, type Names, nameOfVariant, newLineOf, type Variant } from './pay-link.ts';
import type { FormLine } from './pay-link-form.ts';
import { VariantSearch } from './variant-search.tsx';

const texts = words.payLinks;

const [STORES_APP_ID = ''] = storesAppIds;

type LinesFieldProps = {
  items: FormLine[];
  errors: FormErrors;
  onChange: (lines: FormLine[]) => void;
  names: Names;
  /** The search is hidden once there are so many items. */
  most?: number;
};

/** Items, such as those of a pay link, with their quantities, and a search for more. */
export function LinesField({ items, errors, onChange, names, most = Number.POSITIVE_INFINITY }: LinesFieldProps) {
  const [chosen, setChosen] = useState<Names>(new Map());
  const nameOf = ({ line }: FormLine): string => chosen.get(keyOf(line)) ?? names.get(keyOf(line)) ?? GONE;
  const add = (variant: Variant) => {
    const line = newLineOf(variant, STORES_APP_ID);
    if (items.some((known) => keyOf(known.line) === keyOf(line))) return;
    setChosen(new Map([...chosen, [keyOf(line), nameOfVariant(variant)]]));
    onChange([...items, { line, quantity: 1 }]);
  };
  const setQuantity = (at: number, quantity: number | string) =>
    onChange(items.map((item, index) => (index === at ? { ...item, quantity } : item)));
  return (
    <Stack gap="sm">
      {items.length < most && <VariantSearch onChoose={add} />}
      {errors[''] && <Input.Error role="alert">{errors['']}</Input.Error>}
      {items.length > 0 && (
        <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {items.map((item, index) => (
            <Group component="li" key={keyOf(item.line)} wrap="nowrap" align="flex-start" gap="xs">
              <Text size="sm" style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }} pt={8}>
                {nameOf(item)}
              </Text>
              <NumberInput
                aria-label={texts.quantityOf(nameOf(item))}
                min={1}
                max={100_000}
                allowDecimal={false}
                w={96}
                value={item.quantity}
                error={errors[String(index)]}
                onChange={(quantity) => setQuantity(index, quantity)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={words.actions.removeNamed(nameOf(item))}
                onClick={() => onChange(items.filter((_, place) => place !== index))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
