import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Page } from '../../../app/page.tsx';
import { type May, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { copyProduct } from './copy-product.ts';
import { productCreation } from './create-product.ts';
import { loadProduct } from './load-product.ts';
import { pendingOf, pendingState } from './pending-categories.ts';
import { blankProduct, type ProductForm } from './product-form.ts';
import { ProductFormView } from './product-form-view.tsx';
import { productParts } from './product-parts.ts';
import { PRODUCT_QUERIES } from './product-queries.ts';
import { productWire } from './product-wire.ts';
import { readProduct } from './read-product.ts';
import { validateProduct } from './validate.ts';

const texts = words.productForm;

const back = { to: '/products', label: texts.products };

/** An empty form, or a copy of the product to duplicate. */
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
    <Page title={texts.new} back={back}>
      {result.isError ? <Failure error={result.error} onRetry={() => void result.refetch()} /> : <PanelsSkeleton />}
    </Page>
  );
}

/** Removes everything that the user may not set on a product, because it would prevent saving the copy. */
function writable(form: ProductForm, may: May): ProductForm {
  return {
    ...form,
    ...(!may('categories.bulkSetItemCategories') && { categoryIds: [], mainCategoryId: null }),
    ...(!may('tags.bulkGetOrCreateTags') && { tags: { public: [], private: [] } }),
  };
}

function NewProduct({ load, start }: { load: () => ProductForm; start?: ProductForm }) {
  const [create] = useState(productCreation);
  const [blank] = useState(load);
  const navigate = useNavigate();
  const form: EntityForm<ProductForm> = useEntityForm({
    entity: blank,
    read: (product) => product,
    unsaved: (saved) => start ?? saved,
    parts: productParts,
    validate: validateProduct,
    wire: productWire,
    save: create,
    onSaved: async ({ id, failure }, sent) => {
      // edits made during the save are submitted too, before this form closes
      if (form.values !== sent) return form.submit();
      if (!failure) notifications.show({ color: 'green', message: texts.created(sent.name.trim()) });
      const state = failure ? pendingState(pendingOf(sent.categoryIds, failure)) : null;
      await navigate(`/products/${id}`, { replace: true, state });
    },
    refresh: PRODUCT_QUERIES,
  });
  return (
    <Page title={texts.new} back={back}>
      <ProductFormView form={form} isNew />
    </Page>
  );
}
