import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { ALL_PRODUCTS_ID } from '../../../categories/category.ts';
import { CategoryPicker } from '../../../categories/category-picker.tsx';
import { useCategoryNames } from '../../../categories/use-tree.ts';
import { panelOf } from '../panel-of.tsx';

const texts = words.productSettings.categories;

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
    <FoldingPanel title={texts.title} isWrong={Boolean(errors.categories)}>
      <Stack gap="sm">
        {mayChange ? (
          <CategoryPicker value={own} onChange={choose} />
        ) : (
          <Text size="sm">{own.flatMap((id) => names?.get(id) ?? []).join(', ') || texts.none}</Text>
        )}
        {own.length > 1 && (
          <NativeSelect
            label={texts.main}
            description={texts.mainText}
            value={mainCategoryId ?? ''}
            onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, mainCategoryId: value || null }))}
            data={[
              { value: '', label: texts.first },
              ...own.map((id) => ({ value: id, label: names?.get(id) ?? texts.unnamed })),
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
