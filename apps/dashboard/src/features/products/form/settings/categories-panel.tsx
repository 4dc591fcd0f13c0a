import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMay } from '../../../../app/permissions.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ALL_PRODUCTS_ID } from '../../../categories/category.ts';
import { CategoryPicker } from '../../../categories/category-picker.tsx';
import { useCategoryNames } from '../../../categories/use-tree.ts';
import type { Change, ProductForm } from '../product-form.ts';

type CategoriesPanelProps = { form: ProductForm; errors: FormErrors; change: Change };

/** The categories where buyers find the product, and the main one, which its page and address belong to. */
export function CategoriesPanel({ form: { categoryIds, mainCategoryId }, errors, change }: CategoriesPanelProps) {
  const mayChange = useMay()('categories.bulkSetItemCategories');
  const names = useCategoryNames();
  const own = categoryIds.filter((id) => id !== ALL_PRODUCTS_ID);
  const choose = (ids: string[]) =>
    change((old) => ({
      ...old,
      categoryIds: ids,
      mainCategoryId: ids.includes(old.mainCategoryId ?? '') ? old.mainCategoryId : null,
    }));
  return (
    <Panel title="Categories">
      <Stack gap="sm">
        {mayChange ? (
          <CategoryPicker value={own} onChange={choose} />
        ) : (
          <Text size="sm">{own.flatMap((id) => names?.get(id) ?? []).join(', ') || 'In none'}</Text>
        )}
        {own.length > 1 && (
          <NativeSelect
            label="Main category"
            description="The one that its page leads back to."
            value={mainCategoryId ?? ''}
            onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, mainCategoryId: value || null }))}
            data={[
              { value: '', label: 'The first' },
              ...own.map((id) => ({ value: id, label: names?.get(id) ?? 'Category' })),
            ]}
          />
        )}
        {errors.categories && (
          <Text size="sm" c="var(--mantine-color-error)">
            {errors.categories}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
