import { Group, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../app/format.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import type { ProductForm, SizeDraft, StockDraft, VariantDraft } from '../product-form.ts';
import { weightLabel } from '../product-form.ts';
import { DigitalFileField } from './digital-file-field.tsx';
import { pricePerMeasure, profitOf, unitLabel } from './profit.ts';

export type VariantFieldsProps = {
  form: ProductForm;
  variant: VariantDraft;
  /** The error path of the variant: `variants.0`. */
  path: string;
  errors: FormErrors;
  onChange: (change: Partial<VariantDraft>) => void;
};

type TextFieldName = 'price' | 'compareAtPrice' | 'cost' | 'sku' | 'barcode' | 'weight' | 'contents';
type FieldOptions = { isDecimal?: boolean; isRequired?: boolean; leftSection?: ReactNode; rightSection?: ReactNode };

/** All fields of a variant, each with its label. */
export function VariantFields({ form, variant, path, errors, onChange }: VariantFieldsProps) {
  const format = useFormat();
  const symbol = <span style={{ fontSize: 13 }}>{format.currencySymbol()}</span>;
  const weight = weightLabel(form);
  const field = (name: TextFieldName, label: string, options: FieldOptions = {}) => (
    <TextInput
      label={label}
      required={options.isRequired ?? false}
      inputMode={options.isDecimal ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={40}
      leftSection={options.leftSection}
      rightSection={options.rightSection}
      value={variant[name]}
      error={errors[`${path}.${name}`]}
      onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
    />
  );
  const amount = { isDecimal: true, leftSection: symbol };
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="sm">
        {field('price', 'Price', { ...amount, isRequired: true })}
        {field('compareAtPrice', 'Compare-at price', amount)}
        {field('cost', 'Cost', amount)}
      </SimpleGrid>
      <Figures form={form} variant={variant} />
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="sm">
        {field('sku', 'SKU')}
        {field('barcode', 'Barcode')}
        {weight && field('weight', weight, { isDecimal: true })}
        {form.pricePerUnit &&
          field('contents', 'Contents', {
            isDecimal: true,
            rightSection: <Text size="xs">{unitLabel(form.pricePerUnit.unit)}</Text>,
          })}
      </SimpleGrid>
      <StockFields variant={variant} path={path} errors={errors} onChange={onChange} />
      {form.productType === 'PHYSICAL' ? (
        <>
          <SizeFields
            label="Size of the product"
            size={variant.productSize}
            error={errors[`${path}.productSize`]}
            onChange={(productSize) => onChange({ productSize })}
          />
          <SizeFields
            label="Size of the parcel"
            size={variant.packageSize}
            error={errors[`${path}.packageSize`]}
            onChange={(packageSize) => onChange({ packageSize })}
          />
        </>
      ) : (
        <DigitalFileField file={variant.digitalFile} onChange={(digitalFile) => onChange({ digitalFile })} />
      )}
      {variant.choices.length > 0 && (
        <Switch
          label="Visible"
          checked={variant.visible}
          onChange={({ currentTarget: { checked } }) => onChange({ visible: checked })}
        />
      )}
    </Stack>
  );
}

/** Figures calculated from the amounts as the user types. */
function Figures({ form, variant }: Pick<VariantFieldsProps, 'form' | 'variant'>) {
  const format = useFormat();
  const earned = profitOf(variant.price, variant.cost);
  const measure = form.pricePerUnit;
  const perUnit = measure && pricePerMeasure(variant.price, variant.contents, measure.quantity);
  if (!earned && !perUnit) return null;
  const texts = [
    earned &&
      `Profit ${format.money(earned.profit)}, margin ${format.percent(Math.round(earned.margin * 1000) / 1000)}`,
    perUnit && measure && `${format.money(perUnit)} per ${measure.quantity} ${unitLabel(measure.unit)}`,
  ];
  return (
    <Text size="sm" c="dimmed">
      {texts.filter(Boolean).join(' · ')}
    </Text>
  );
}

const stockModes = [
  { value: 'TRACKED', label: 'Counted' },
  { value: 'IN_STOCK', label: 'In stock' },
  { value: 'OUT_OF_STOCK', label: 'Out of stock' },
];

function StockFields({ variant: { stock }, path, errors, onChange }: Omit<VariantFieldsProps, 'form'>) {
  const set = (change: Partial<StockDraft>) => onChange({ stock: { ...stock, ...change } });
  const isTracked = stock.mode === 'TRACKED';
  return (
    <>
      <Group align="flex-start" gap="sm" grow>
        <NativeSelect
          label="Stock"
          value={stock.mode}
          onChange={({ currentTarget: { value } }) => set({ mode: value as StockDraft['mode'] })}
          data={stockModes}
        />
        {isTracked && (
          <TextInput
            label="Quantity"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={stock.quantity}
            error={errors[`${path}.quantity`]}
            onChange={({ currentTarget: { value } }) => set({ quantity: value })}
          />
        )}
      </Group>
      <Switch
        label="Sell ahead when there is none"
        checked={stock.preorder !== null}
        onChange={({ currentTarget: { checked } }) => set({ preorder: checked ? { message: '', limit: '' } : null })}
      />
      {stock.preorder && (
        <Group align="flex-start" gap="sm" grow>
          <TextInput
            label="Message to buyers"
            placeholder="Ships in March"
            maxLength={250}
            value={stock.preorder.message}
            onChange={({ currentTarget: { value: message } }) =>
              set({ preorder: { message, limit: stock.preorder?.limit ?? '' } })
            }
          />
          <TextInput
            label="Most to sell ahead"
            placeholder="no limit"
            inputMode="numeric"
            maxLength={5}
            value={stock.preorder.limit}
            error={errors[`${path}.preorderLimit`]}
            onChange={({ currentTarget: { value: limit } }) =>
              set({ preorder: { message: stock.preorder?.message ?? '', limit } })
            }
          />
        </Group>
      )}
    </>
  );
}

const lengthUnits = ['MM', 'CM', 'M', 'IN', 'FT', 'YD'].map((value) => ({ value, label: value.toLowerCase() }));

type SizeFieldsProps = {
  label: string;
  size: SizeDraft;
  error: string | undefined;
  onChange: (size: SizeDraft) => void;
};

function SizeFields({ label, size, error, onChange }: SizeFieldsProps) {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Text component="legend" size="sm" fw={500} p={0} mb={4}>
        {label}
      </Text>
      <Group gap={6} wrap="nowrap" align="flex-start">
        {(['length', 'width', 'height'] as const).map((side) => (
          <TextInput
            key={side}
            aria-label={`${label}: ${side}`}
            placeholder={side}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            flex={1}
            miw={0}
            value={size[side]}
            error={Boolean(error)}
            onChange={({ currentTarget: { value } }) => onChange({ ...size, [side]: value })}
          />
        ))}
        <NativeSelect
          aria-label={`${label}: unit`}
          value={size.unit}
          onChange={({ currentTarget: { value: unit } }) => onChange({ ...size, unit })}
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
}
