import { Group, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { memo } from 'react';
import { useFormat } from '../../../../app/format.ts';
import { words } from '../../../../app/words.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { useStable } from '../../../../ui/use-stable.ts';
import type { SizeDraft, StockDraft, VariantDraft } from '../product-form.ts';
import { weightLabel } from '../product-form.ts';
import { DigitalFileField } from './digital-file-field.tsx';
import { pricePerMeasure, profitOf, unitLabel } from './profit.ts';
import type { VariantsForm } from './variants-form.ts';

const texts = words.productVariants;

export type VariantFieldsProps = {
  form: VariantsForm;
  variant: VariantDraft;
  /** The error path of the variant: `variants.0`. */
  path: string;
  errors: FormErrors;
  onChange: (change: Partial<VariantDraft>) => void;
};

/** All fields of a variant, each with its label. A key pressed in one does not render the others. */
export function VariantFields({ form, variant, path, errors, ...props }: VariantFieldsProps) {
  const weight = weightLabel(form);
  const onChange = useStable(props.onChange);
  const field = (
    name: TextFieldName,
    label: string,
    kind: Pick<FieldProps, 'isAmount' | 'isRequired' | 'unit'> = {},
  ) => (
    <Field
      name={name}
      label={label}
      {...kind}
      value={variant[name]}
      error={errors[`${path}.${name}`]}
      onChange={onChange}
    />
  );
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="sm">
        {field('price', texts.columns.price, { isAmount: true, isRequired: true })}
        {field('compareAtPrice', texts.compareAtPrice, { isAmount: true })}
        {field('cost', texts.columns.cost, { isAmount: true })}
      </SimpleGrid>
      <Figures form={form} variant={variant} />
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="sm">
        {field('sku', texts.sku)}
        {field('barcode', texts.columns.barcode)}
        {weight && field('weight', weight, { unit: '' })}
        {form.pricePerUnit && field('contents', texts.columns.contents, { unit: unitLabel(form.pricePerUnit.unit) })}
      </SimpleGrid>
      <StockFields
        stock={variant.stock}
        quantityError={errors[`${path}.quantity`]}
        limitError={errors[`${path}.preorderLimit`]}
        onChange={onChange}
      />
      {form.productType === 'PHYSICAL' ? (
        <>
          <SizeFields
            name="productSize"
            label={texts.productSize}
            size={variant.productSize}
            error={errors[`${path}.productSize`]}
            onChange={onChange}
          />
          <SizeFields
            name="packageSize"
            label={texts.packageSize}
            size={variant.packageSize}
            error={errors[`${path}.packageSize`]}
            onChange={onChange}
          />
        </>
      ) : (
        <DigitalFileField file={variant.digitalFile} onChange={(digitalFile) => onChange({ digitalFile })} />
      )}
      {variant.choices.length > 0 && (
        <Switch
          label={texts.columns.visible}
          checked={variant.visible}
          onChange={({ currentTarget: { checked } }) => onChange({ visible: checked })}
        />
      )}
    </Stack>
  );
}

type TextFieldName = 'price' | 'compareAtPrice' | 'cost' | 'sku' | 'barcode' | 'weight' | 'contents';
type FieldProps = {
  name: TextFieldName;
  label: string;
  /** An amount of money. */
  isAmount?: boolean;
  isRequired?: boolean;
  /** A number in this unit; the empty unit is not shown. */
  unit?: string;
  value: string;
  error: string | undefined;
  onChange: VariantFieldsProps['onChange'];
};

const Field = memo(function Field({
  name,
  isAmount = false,
  isRequired = false,
  unit,
  onChange,
  ...field
}: FieldProps) {
  const symbol = useFormat().currencySymbol();
  return (
    <TextInput
      {...field}
      required={isRequired}
      inputMode={isAmount || unit !== undefined ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={40}
      leftSection={isAmount && <span style={{ fontSize: 13 }}>{symbol}</span>}
      rightSection={unit && <Text size="xs">{unit}</Text>}
      onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
    />
  );
});

/** Figures calculated from the amounts as the user types. */
function Figures({ form, variant }: Pick<VariantFieldsProps, 'form' | 'variant'>) {
  const format = useFormat();
  const earned = profitOf(variant.price, variant.cost);
  const measure = form.pricePerUnit;
  const perUnit = measure && pricePerMeasure(variant.price, variant.contents, measure.quantity);
  if (!earned && !perUnit) return null;
  const figures = [
    earned && texts.profit(format.money(earned.profit), format.percent(Math.round(earned.margin * 1000) / 1000)),
    perUnit && measure && texts.perUnit.price(format.money(perUnit), `${measure.quantity} ${unitLabel(measure.unit)}`),
  ];
  return (
    <Text size="sm" c="dimmed">
      {figures.filter(Boolean).join(' · ')}
    </Text>
  );
}

const stockModes = [
  { value: 'TRACKED', label: texts.track },
  { value: 'IN_STOCK', label: texts.inStock },
  { value: 'OUT_OF_STOCK', label: texts.outOfStock },
];

type StockFieldsProps = {
  stock: StockDraft;
  quantityError: string | undefined;
  limitError: string | undefined;
  onChange: VariantFieldsProps['onChange'];
};

const StockFields = memo(function StockFields({ stock, quantityError, limitError, onChange }: StockFieldsProps) {
  const set = (change: Partial<StockDraft>) => onChange({ stock: { ...stock, ...change } });
  const isTracked = stock.mode === 'TRACKED';
  return (
    <>
      <Group align="flex-start" gap="sm" grow>
        <NativeSelect
          label={texts.columns.stock}
          value={stock.mode}
          onChange={({ currentTarget: { value } }) => set({ mode: value as StockDraft['mode'] })}
          data={stockModes}
        />
        {isTracked && (
          <TextInput
            label={texts.quantity}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={stock.quantity}
            error={quantityError}
            onChange={({ currentTarget: { value } }) => set({ quantity: value })}
          />
        )}
      </Group>
      <Switch
        label={texts.preorder.accept}
        checked={stock.preorder !== null}
        onChange={({ currentTarget: { checked } }) => set({ preorder: checked ? { message: '', limit: '' } : null })}
      />
      {stock.preorder && (
        <Group align="flex-start" gap="sm" grow>
          <TextInput
            label={texts.preorder.message}
            placeholder={texts.preorder.messageExample}
            maxLength={250}
            value={stock.preorder.message}
            onChange={({ currentTarget: { value: message } }) =>
              set({ preorder: { message, limit: stock.preorder?.limit ?? '' } })
            }
          />
          <TextInput
            label={texts.preorder.limit}
            placeholder={texts.preorder.noLimit}
            inputMode="numeric"
            maxLength={5}
            value={stock.preorder.limit}
            error={limitError}
            onChange={({ currentTarget: { value: limit } }) =>
              set({ preorder: { message: stock.preorder?.message ?? '', limit } })
            }
          />
        </Group>
      )}
    </>
  );
});

const lengthUnits = ['MM', 'CM', 'M', 'IN', 'FT', 'YD'].map((value) => ({ value, label: value.toLowerCase() }));

type SizeFieldsProps = {
  name: 'productSize' | 'packageSize';
  label: string;
  size: SizeDraft;
  error: string | undefined;
  onChange: VariantFieldsProps['onChange'];
};

const SizeFields = memo(function SizeFields({ name, label, size, error, onChange }: SizeFieldsProps) {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Text component="legend" size="sm" fw={500} p={0} mb={4}>
        {label}
      </Text>
      <Group gap={6} wrap="nowrap" align="flex-start">
        {(['length', 'width', 'height'] as const).map((side) => (
          <TextInput
            key={side}
            aria-label={texts.side(label, texts.sides[side])}
            placeholder={texts.sides[side]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            flex={1}
            miw={0}
            value={size[side]}
            error={Boolean(error)}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: { ...size, [side]: value } })}
          />
        ))}
        <NativeSelect
          aria-label={texts.side(label, texts.sides.unit)}
          value={size.unit}
          onChange={({ currentTarget: { value: unit } }) => onChange({ [name]: { ...size, unit } })}
          data={lengthUnits}
          w={72}
        />
      </Group>
      {error && (
        <Text size="xs" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </fieldset>
  );
});
