import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMay } from '../../../../app/permissions.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { ALL_PRODUCTS_ID } from '../../../categories/category.ts';
import { CategoryPicker } from '../../../categories/category-picker.tsx';
import { useCategoryNames } from '../../../categories/use-tree.ts';
import { panelOf } from '../panel-of.tsx';

/** The categories where customers find the product, and the main one, which its page and address belong to. */
export const CategoriesPanel = panelOf(['categoryIds', 'mainCategoryId'], function CategoriesPanel(props) {
  const { errors, change } = props;
  const { categoryIds, mainCategoryId } = props.form;
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
    <FoldingPanel title="Categories" isWrong={Boolean(errors.categories)}>
      <Stack gap="sm">
        {mayChange ? (
          <CategoryPicker value={own} onChange={choose} />
        ) : (
          <Text size="sm">{own.flatMap((id) => names?.get(id) ?? []).join(', ') || 'None'}</Text>
        )}
        {own.length > 1 && (
          <NativeSelect
            label="Main category"
            description="The product’s page links back to this one."
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
    </FoldingPanel>
  );
});
