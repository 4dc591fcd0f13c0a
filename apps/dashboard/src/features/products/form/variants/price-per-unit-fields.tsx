import { Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { words } from '../../../../app/words.ts';
import type { PanelProps } from '../panel-of.tsx';
import type { ProductForm } from '../product-form.ts';
import { measureGroups } from './profit.ts';

const texts = words.productVariants.perUnit;

/** Whether customers see a price per measure, such as 100 g, and which one. Each variant states its own contents. */
export function PricePerUnitFields({ form: { pricePerUnit }, errors, change }: PanelProps<'pricePerUnit'>) {
  const set = (measure: ProductForm['pricePerUnit']) => change((old) => ({ ...old, pricePerUnit: measure }));
  return (
    <Stack gap="sm">
      <Switch
        label={texts.show}
        description={texts.text}
        checked={pricePerUnit !== null}
        onChange={({ currentTarget: { checked } }) => set(checked ? { quantity: '100', unit: 'G' } : null)}
      />
      {pricePerUnit && (
        <Group gap="xs" align="flex-start">
          <TextInput
            label={texts.quantity}
            inputMode="decimal"
            maxLength={12}
            w={110}
            value={pricePerUnit.quantity}
            error={errors['pricePerUnit.quantity']}
            onChange={({ currentTarget: { value: quantity } }) => set({ ...pricePerUnit, quantity })}
          />
          <NativeSelect
            label={texts.unit}
            value={pricePerUnit.unit}
            onChange={({ currentTarget: { value: unit } }) => set({ ...pricePerUnit, unit })}
            data={measureGroups}
          />
        </Group>
      )}
    </Stack>
  );
}
