import { Table } from '@mantine/core';
import type { VariantDraft } from './product-form.ts';
import type { FormErrors } from './validate.ts';
import {
  CompareAtPriceField,
  CostField,
  type FieldProps,
  PriceField,
  QuantityField,
  SkuField,
  StockField,
  VariantVisibleField,
  WeightField,
} from './variant-fields.tsx';
import classes from './variants.module.css';

type Row = { variant: VariantDraft; path: string; name: string };
type VariantTableProps = {
  rows: Row[];
  /** What weights are called; null where variants have none. */
  weight: string | null;
  errors: FormErrors;
  onChange: FieldProps['onChange'];
};

export function VariantTable({ rows, weight, errors, onChange }: VariantTableProps) {
  return (
    <Table.ScrollContainer minWidth={900}>
      <Table horizontalSpacing={6} verticalSpacing={6} className={classes.table} aria-label="Variants">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Variant</Table.Th>
            <Table.Th scope="col">Price</Table.Th>
            <Table.Th scope="col">Compare at</Table.Th>
            <Table.Th scope="col">Cost</Table.Th>
            <Table.Th scope="col">SKU</Table.Th>
            <Table.Th scope="col">Stock</Table.Th>
            <Table.Th scope="col">Quantity</Table.Th>
            {weight && <Table.Th scope="col">{weight}</Table.Th>}
            <Table.Th scope="col">Visible</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <VariantRow key={row.variant.key} {...row} weight={weight} errors={errors} onChange={onChange} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function VariantRow({ variant, path, name, weight, errors, onChange }: Row & Omit<VariantTableProps, 'rows'>) {
  const props = { variant, path, errors, onChange, rowName: name };
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td className={classes.amount}>
        <PriceField {...props} />
      </Table.Td>
      <Table.Td className={classes.amount}>
        <CompareAtPriceField {...props} />
      </Table.Td>
      <Table.Td className={classes.amount}>
        <CostField {...props} />
      </Table.Td>
      <Table.Td className={classes.sku}>
        <SkuField {...props} />
      </Table.Td>
      <Table.Td className={classes.stock}>
        <StockField {...props} />
      </Table.Td>
      <Table.Td className={classes.quantity}>
        <QuantityField {...props} />
      </Table.Td>
      {weight && (
        <Table.Td className={classes.quantity}>
          <WeightField {...props} label={weight} />
        </Table.Td>
      )}
      <Table.Td className={classes.visible}>
        <VariantVisibleField {...props} />
      </Table.Td>
    </Table.Tr>
  );
}
