import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasSessionEnded } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { type May, useMay } from '../../../app/permissions.ts';
import { Failure } from '../../../ui/failure.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { copyProduct } from './copy-product.ts';
import { productCreation } from './create-product.ts';
import { forgetSuggestions } from './forget-suggestions.ts';
import { loadProduct } from './load-product.ts';
import { pendingOf, pendingState } from './pending-categories.ts';
import { blankProduct, type ProductForm } from './product-form.ts';
import { ProductFormView } from './product-form-view.tsx';
import { readProduct } from './read-product.ts';
import { settled, UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { type ProductEditor, useProductEditor } from './use-product-editor.ts';

const back = { to: '/products', label: 'Products' };

/** An empty form, or that of the product which is to be duplicated. */
export function Component() {
  const from = useSearchParams()[0].get('from');
  return from ? <Duplicate key={from} productId={from} /> : <NewProduct load={blankProduct} />;
}

function Duplicate({ productId }: { productId: string }) {
  const may = useMay();
  const result = useQuery({
    queryKey: ['products', 'duplicated', productId],
    queryFn: () => loadProduct(productId, may),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data } = result;
  if (data)
    return <NewProduct load={blankProduct} start={writable(copyProduct(readProduct(data.product, data)), may)} />;
  return (
    <Page title="New product" back={back}>
      {result.isError ? <Failure error={result.error} onRetry={() => void result.refetch()} /> : <PanelsSkeleton />}
    </Page>
  );
}

/** Without what the person may not give a product: it would keep the copy from being saved. */
function writable(form: ProductForm, may: May): ProductForm {
  return {
    ...form,
    ...(!may('categories.bulkSetItemCategories') && { categoryIds: [], mainCategoryId: null }),
    ...(!may('brands.getOrCreateBrand') && { brand: '' }),
    ...(!may('ribbons.getOrCreateRibbon') && { ribbons: [] }),
    ...(!may('tags.bulkGetOrCreateTags') && { tags: { public: [], private: [] } }),
  };
}

function NewProduct({ load, start }: { load: () => ProductForm; start?: ProductForm }) {
  const editor = useProductEditor(load, start);
  const [create] = useState(productCreation);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ form }: ProductEditor) => create(form),
    onError: async (error) => {
      if (!(await hasSessionEnded(error))) editor.refuse(error);
    },
    onSuccess: async ({ id, failure }, { form: sent }): Promise<void> => {
      // what was typed meanwhile goes along, before this form goes
      if (editor.form !== sent) {
        if (editor.check()) saving.mutate(editor);
        return;
      }
      if (!failure) notifications.show({ color: 'green', message: `${editor.form.name.trim()} was created` });
      const state = failure ? pendingState(pendingOf(editor.form.categoryIds, failure)) : settled;
      await navigate(`/products/${id}`, { replace: true, state });
      await forgetSuggestions(queryClient);
    },
  });
  return (
    <Page title="New product" back={back}>
      <UnsavedChangesGuard isDirty={editor.isDirty} />
      <ProductFormView editor={editor} isNew isSaving={saving.isPending} onSave={() => saving.mutate(editor)} />
    </Page>
  );
}
