import { Badge, Button, Grid, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form, FormProblems } from '../../ui/form/form.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { nothingToSave } from '../../ui/form/unsaved.ts';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { ALL_PRODUCTS_ID, type CategoryView, storeTree } from './category.ts';
import { CategoryFacts } from './category-facts.tsx';
import { CategoryFields } from './category-fields.tsx';
import { categoryParts, readForm, toChange, validate } from './category-form.ts';
import { CategoryProducts } from './category-products.tsx';
import { categoryQuery, loadCategory } from './queries.ts';
import { useCategoryChanges } from './use-category-changes.tsx';
import { useTree } from './use-tree.ts';

const texts = words.categories;

const back = { to: '/categories', label: texts.title };

export function Component() {
  const { categoryId = '' } = useParams();
  const category = useQuery(categoryQuery(categoryId));
  if (category.isError) {
    return (
      <Page title={texts.category} back={back}>
        <Failure error={category.error} onRetry={() => void category.refetch()} />
      </Page>
    );
  }
  if (category.isPending) {
    return (
      <Page title={texts.category} back={back}>
        <PanelsSkeleton />
      </Page>
    );
  }
  return <CategoryEditor key={categoryId} category={category.data} />;
}

function CategoryEditor({ category }: { category: CategoryView }) {
  const id = category.id ?? '';
  const name = category.name ?? '';
  const isManaged = id === ALL_PRODUCTS_ID;
  const above = (category.breadcrumbsInfo?.breadcrumbs ?? []).map(({ categoryName }) => categoryName);
  return (
    <Page
      title={name}
      back={back}
      status={
        category.visible ? null : (
          <Badge variant="light" color="gray">
            {texts.hidden}
          </Badge>
        )
      }
      actions={isManaged ? null : <Actions category={category} />}
    >
      {above.length > 0 && (
        <Text size="sm" c="dimmed" mt="-md">
          {texts.in(above.join(' › '))}
        </Text>
      )}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <CategoryProducts categoryId={id} name={name} isManaged={isManaged} count={category.itemCounter ?? 0} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          {isManaged ? (
            <Text size="sm" c="dimmed">
              {texts.isManaged}
            </Text>
          ) : (
            <Details category={category} />
          )}
        </Grid.Col>
      </Grid>
    </Page>
  );
}

/** Users who may not change the category see it read-only. */
function Details({ category }: { category: CategoryView }) {
  const may = useMay();
  return may('categories.updateCategory') ? (
    <CategoryDetails category={category} />
  ) : (
    <CategoryFacts form={readForm(category)} />
  );
}

function Actions({ category }: { category: CategoryView }) {
  const changes = useCategoryChanges();
  const navigate = useNavigate();
  const may = useMay();
  const tree = useTree();
  const node = tree.data?.nodes.find(({ id }) => id === category.id);
  if (!node) return null;
  return (
    <>
      {may('categories.updateCategoryVisibility') && (
        <Button variant="default" onClick={() => changes.setVisible({ node, visible: !node.visible })}>
          {node.visible ? texts.hide : texts.show}
        </Button>
      )}
      {may('categories.deleteCategory') && (
        <Button
          variant="default"
          c="var(--mantine-color-error)"
          onClick={() => changes.confirmDelete(node, () => void navigate('/categories', { state: nothingToSave }))}
        >
          {texts.delete}
        </Button>
      )}
    </>
  );
}

function CategoryDetails({ category }: { category: CategoryView }) {
  const queryClient = useQueryClient();
  const { queryKey } = categoryQuery(category.id ?? '');
  const form = useEntityForm({
    // showing, hiding and moving the category also change its revision, but not the fields of the form
    entity: category,
    read: readForm,
    parts: categoryParts,
    validate,
    wire: { codes: { DUPLICATE_SLUG: { field: 'slug', text: texts.slugTaken } } },
    save: async (values, { entity }) => {
      const { category: saved } = await api.categories.updateCategory({
        category: toChange(entity, values),
        fields: ['DESCRIPTION', 'BREADCRUMBS_INFO'],
        ...storeTree,
      });
      return present(saved, 'category');
    },
    settle: (saved) => saved,
    reload: ({ id }) => loadCategory(id ?? ''),
    saved: () => texts.saved,
    onSaved: (saved) => queryClient.setQueryData(queryKey, saved),
    refresh: [['categories']],
  });
  return (
    <Form form={form} gap="lg">
      <FormProblems form={form} />
      <CategoryFields form={form} />
      <SaveBar form={form} />
    </Form>
  );
}
