import { NativeSelect, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/format.ts';
import type { StockDraft, VariantDraft } from './product-form.ts';
import type { FormErrors } from './validate.ts';

export type FieldProps = {
  variant: VariantDraft;
  /** Where errors of the variant are: `variants.0`. */
  path: string;
  errors: FormErrors;
  onChange: (key: string, patch: Partial<VariantDraft>) => void;
  /** In tables the head of the column stands for the label; the row's name tells fields apart for screen readers. */
  rowName?: string;
};

const labelOf = (label: string, rowName: string | undefined) =>
  rowName ? { 'aria-label': `${label}, ${rowName}`, size: 'xs' } : { label };

type TextFieldName = 'price' | 'compareAtPrice' | 'cost' | 'sku' | 'weight';
type TextFieldProps = FieldProps & {
  field: TextFieldName;
  label: string;
  isRequired?: boolean;
  isDecimal?: boolean;
  leftSection?: ReactNode;
};

function TextField({
  variant,
  path,
  errors,
  onChange,
  rowName,
  field,
  label,
  isRequired = false,
  isDecimal = false,
  leftSection,
}: TextFieldProps) {
  return (
    <TextInput
      {...labelOf(label, rowName)}
      required={isRequired}
      inputMode={isDecimal ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={40}
      leftSection={leftSection}
      value={variant[field]}
      error={errors[`${path}.${field}`]}
      onChange={({ currentTarget: { value } }) => onChange(variant.key, { [field]: value })}
    />
  );
}

function AmountField(props: Omit<TextFieldProps, 'isDecimal'>) {
  const symbol = useFormat().currencySymbol();
  return <TextField {...props} isDecimal leftSection={<span style={{ fontSize: 13 }}>{symbol}</span>} />;
}

export const PriceField = (props: FieldProps) => <AmountField {...props} field="price" label="Price" isRequired />;
export const CompareAtPriceField = (props: FieldProps) => (
  <AmountField {...props} field="compareAtPrice" label="Compare-at price" />
);
export const CostField = (props: FieldProps) => <AmountField {...props} field="cost" label="Cost" />;
export const SkuField = (props: FieldProps) => <TextField {...props} field="sku" label="SKU" />;
export const WeightField = (props: FieldProps & { label: string }) => <TextField {...props} field="weight" isDecimal />;

const stockModes = [
  { value: 'TRACKED', label: 'Tracked' },
  { value: 'IN_STOCK', label: 'In stock' },
  { value: 'OUT_OF_STOCK', label: 'Out of stock' },
];

export function StockField({ variant, onChange, rowName }: FieldProps) {
  const setMode = (mode: StockDraft['mode']) => onChange(variant.key, { stock: { ...variant.stock, mode } });
  return (
    <NativeSelect
      {...labelOf('Stock', rowName)}
      value={variant.stock.mode}
      onChange={({ currentTarget: { value } }) => setMode(value as StockDraft['mode'])}
      data={stockModes}
    />
  );
}

/** How many there are, where that is tracked. */
export function QuantityField({ variant, path, errors, onChange, rowName }: FieldProps) {
  const isTracked = variant.stock.mode === 'TRACKED';
  return (
    <TextInput
      {...labelOf('Quantity', rowName)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      disabled={!isTracked}
      placeholder={isTracked ? undefined : '–'}
      value={isTracked ? variant.stock.quantity : ''}
      error={errors[`${path}.quantity`]}
      onChange={({ currentTarget: { value } }) =>
        onChange(variant.key, { stock: { mode: 'TRACKED', quantity: value } })
      }
    />
  );
}

export function VariantVisibleField({ variant, onChange, rowName }: FieldProps) {
  return (
    <Switch
      {...labelOf('Visible', rowName)}
      checked={variant.visible}
      onChange={({ currentTarget: { checked } }) => onChange(variant.key, { visible: checked })}
    />
  );
}

/** All fields of a variant, each with its label. `weight` is what its weight is called; null where it has none. */
export function VariantFields({ weight, ...props }: FieldProps & { weight: string | null }) {
  return (
    <>
      <PriceField {...props} />
      <CompareAtPriceField {...props} />
      <CostField {...props} />
      <SkuField {...props} />
      <StockField {...props} />
      <QuantityField {...props} />
      {weight && <WeightField {...props} label={weight} />}
      {props.variant.choices.length > 0 && <VariantVisibleField {...props} />}
    </>
  );
}
