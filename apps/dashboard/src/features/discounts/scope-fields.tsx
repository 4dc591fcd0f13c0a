import { Input, NativeSelect } from '@mantine/core';
import { words } from '../../app/words.ts';
import type { Bindings } from '../../ui/form/bindings.ts';
import { CategoryPicker } from '../categories/category-picker.tsx';
import { ProductSelect } from './product-select.tsx';

const texts = words.discounts;

/** The items that a discount is for. */
export type Scope = { scope: 'ALL' | 'CATEGORIES' | 'PRODUCTS'; categoryIds: string[]; productIds: string[] };

/** Chosen items are missing. */
export const wrongScope = ({ scope, categoryIds, productIds }: Scope) => ({
  categoryIds: scope === 'CATEGORIES' && categoryIds.length === 0 && texts.scope.missingCategory,
  productIds: scope === 'PRODUCTS' && productIds.length === 0 && texts.scope.missingProduct,
});

type ScopeFieldsProps<V extends Scope> = {
  form: Bindings<Scope> & { values: V };
  /** For discounts that are for a single product or category at most. */
  isSingle?: boolean;
};

/** Selects the items that a discount is for. */
export function ScopeFields<V extends Scope>({ form, isSingle = false }: ScopeFieldsProps<V>) {
  const { scope } = form.values;
  const categories = form.input('categoryIds');
  const products = form.input('productIds');
  return (
    <>
      <NativeSelect
        label={texts.scope.label}
        data={[
          { value: 'ALL', label: texts.scope.all },
          { value: 'CATEGORIES', label: isSingle ? texts.scope.category : texts.categories },
          { value: 'PRODUCTS', label: isSingle ? texts.scope.oneProduct : texts.scope.products },
        ]}
        {...form.text('scope')}
      />
      {scope === 'CATEGORIES' && (
        <Input.Wrapper error={categories.error}>
          <CategoryPicker
            value={categories.value}
            onChange={(ids) => categories.onChange(isSingle ? ids.slice(-1) : ids)}
          />
        </Input.Wrapper>
      )}
      {scope === 'PRODUCTS' && (
        <ProductSelect
          label={isSingle ? texts.scope.product : texts.scope.products}
          most={isSingle ? 1 : 50}
          value={products.value}
          onChange={products.onChange}
          error={products.error}
        />
      )}
    </>
  );
}
