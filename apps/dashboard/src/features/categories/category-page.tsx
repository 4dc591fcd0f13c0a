import { Badge, Button, Grid, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api, hasCode } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { explain } from '../../ui/explain.ts';
import { Failure } from '../../ui/failure.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { SaveBar } from '../products/form/save-bar.tsx';
import { settled, UnsavedChangesGuard } from '../products/form/unsaved-changes-guard.tsx';
import { ALL_PRODUCTS_ID, type CategoryView, storeTree } from './category.ts';
import { CategoryFacts } from './category-facts.tsx';
import { CategoryFields } from './category-fields.tsx';
import { type CategoryErrors, readForm, toChange, validate } from './category-form.ts';
import { CategoryProducts } from './category-products.tsx';
import { categoryQuery } from './queries.ts';
import { useCategoryChanges } from './use-category-changes.tsx';
import { useTree } from './use-tree.ts';

const back = { to: '/categories', label: 'Categories' };

export function Component() {
  const { categoryId = '' } = useParams();
  const category = useQuery(categoryQuery(categoryId));
  if (category.isError) {
    return (
      <Page title="Category" back={back}>
        <Failure error={category.error} onRetry={() => void category.refetch()} />
      </Page>
    );
  }
  if (category.isPending) {
    return (
      <Page title="Category" back={back}>
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
            Hidden
          </Badge>
        )
      }
      actions={isManaged ? null : <Actions category={category} />}
    >
      {above.length > 0 && (
        <Text size="sm" c="dimmed" mt="-md">
          In {above.join(' › ')}
        </Text>
      )}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <CategoryProducts categoryId={id} name={name} isManaged={isManaged} count={category.itemCounter ?? 0} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          {isManaged ? (
            <Text size="sm" c="dimmed">
              The store keeps this category by itself: all products are in it, and it cannot be changed.
            </Text>
          ) : (
            <Details category={category} />
          )}
        </Grid.Col>
      </Grid>
    </Page>
  );
}

/** Who may not change the category reads what it says. */
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
        <Button variant="default" onClick={() => changes.setVisible({ id: node.id, visible: !node.visible })}>
          {node.visible ? 'Hide in shop' : 'Show in shop'}
        </Button>
      )}
      {may('categories.deleteCategory') && (
        <Button
          variant="default"
          c="var(--mantine-color-error)"
          onClick={() => changes.confirmDelete(node, () => void navigate('/categories', { state: settled }))}
        >
          Delete…
        </Button>
      )}
    </>
  );
}

function CategoryDetails({ category }: { category: CategoryView }) {
  const queryClient = useQueryClient();
  // what is edited stays as it is while the category is loaded anew
  const [base, setBase] = useState(category);
  const [form, setForm] = useState(() => readForm(category));
  const [errors, setErrors] = useState<CategoryErrors>({});
  const isDirty = JSON.stringify(form) !== JSON.stringify(readForm(base));
  const latest = isDirty ? base : category;
  if (!isDirty && base !== category) {
    setBase(category);
    setForm(readForm(category));
  }
  const save = useMutation({
    mutationFn: () => {
      // showing, hiding and moving count as changes too, and touch nothing of the form
      const revision = category.revision ?? '';
      return api.categories.updateCategory({
        category: { ...toChange(latest, form), revision },
        fields: ['DESCRIPTION', 'BREADCRUMBS_INFO'],
        ...storeTree,
      });
    },
    onSuccess: async ({ category: saved }) => {
      if (saved) {
        setBase(saved);
        setForm(readForm(saved));
        queryClient.setQueryData(categoryQuery(saved.id ?? '').queryKey, saved);
      }
      notifications.show({ color: 'green', message: 'The category was saved' });
      await queryClient.invalidateQueries({ queryKey: ['categories'] });
    },
    onError: (error) => {
      if (hasCode(error, 'DUPLICATE_SLUG')) setErrors({ slug: 'Another category has this address' });
      notifications.show({ color: 'red', title: 'The category was not saved', message: explain(error).detail });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validate(form);
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <CategoryFields
          form={form}
          errors={errors}
          onChange={(change) => {
            setForm((old) => ({ ...old, ...change }));
            setErrors({});
          }}
        />
        <SaveBar
          label="Save"
          isDirty={isDirty}
          isNew={false}
          isSaving={save.isPending}
          onDiscard={() => setForm(readForm(category))}
        />
      </Stack>
      <UnsavedChangesGuard isDirty={isDirty} />
    </form>
  );
}
