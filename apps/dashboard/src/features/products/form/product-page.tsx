import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { present } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { type May, useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { useMayOpen } from '../../../app/use-may-open.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { nothingToSave } from '../../../ui/form/unsaved.ts';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { ProductRating } from '../../reviews/product-rating.tsx';
import { VisibilityBadge } from '../list/product-badges.tsx';
import { mayEditProducts } from '../may-edit.ts';
import { productAddress } from '../product-address.ts';
import { useDeleteProduct } from '../use-delete-product.tsx';
import { type LoadedProduct, loadProduct } from './load-product.ts';
import { NotCategorised } from './not-categorised.tsx';
import { type PendingCategories, pendingOf, readPending, withPending } from './pending-categories.ts';
import { ProductFormView } from './product-form-view.tsx';
import { ProductOverview } from './product-overview.tsx';
import { productParts } from './product-parts.ts';
import { PRODUCT_QUERIES } from './product-queries.ts';
import { productWire } from './product-wire.ts';
import { readProduct } from './read-product.ts';
import { updateProduct } from './save-product.ts';
import { validateProduct } from './validate.ts';

const texts = words.productForm;

const back = { to: '/products', label: texts.products };

/** Loaded only once for the form: a reload must not change fields while the user types. */
const productQuery = (productId: string, may: May) =>
  queryOptions({
    queryKey: ['products', 'one', productId],
    queryFn: () => loadProduct(productId, may),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function Component() {
  const productId = present(useParams().productId, 'product id');
  const may = useMay();
  const result = useQuery(productQuery(productId, may));
  const Shown = mayEditProducts(may) ? ProductEditorPage : ProductOverviewPage;
  if (result.data) return <Shown key={productId} loaded={result.data} />;
  return (
    <Page title={texts.product} back={back}>
      {result.isError ? <Failure error={result.error} onRetry={() => void result.refetch()} /> : <PanelsSkeleton />}
    </Page>
  );
}

function ProductOverviewPage({ loaded }: { loaded: LoadedProduct }) {
  const { product } = loaded;
  return (
    <Page
      title={product.name ?? texts.product}
      back={back}
      status={<ProductStatus product={product} />}
      actions={<ProductLinks product={product} />}
    >
      <ProductOverview form={readProduct(product, loaded)} />
    </Page>
  );
}

/** A saved product, and the categories that it could not be put into. */
type Edited = LoadedProduct & { pending: PendingCategories | null };

function ProductEditorPage({ loaded }: { loaded: LoadedProduct }) {
  const may = useMay();
  const { state } = useLocation();
  const [opened] = useState((): Edited => ({ ...loaded, pending: readPending(state) }));
  const productId = present(loaded.product.id, 'product id');
  const navigate = useNavigate();
  const load = async (pending: PendingCategories | null): Promise<Edited> => ({
    ...(await loadProduct(productId, may)),
    pending,
  });
  const form = useEntityForm({
    entity: opened,
    read: ({ product, ...surroundings }) => readProduct(product, surroundings),
    unsaved: (saved, { pending }) => withPending(saved, pending),
    parts: productParts,
    validate: validateProduct,
    wire: productWire,
    save: async (values, { entity, base }) => {
      const failure = await updateProduct(entity, base, values);
      return load(failure ? pendingOf(values.categoryIds, failure) : null);
    },
    settle: (saved) => saved,
    reload: (known) => load(known.pending),
    saved: ({ product, pending }) => (pending ? null : words.actions.saved(product.name ?? '')),
    onSaved: () => readPending(state) && navigate('.', { replace: true }),
    refresh: PRODUCT_QUERIES,
  });
  const { product, pending } = form.entity;
  const [status, actions] = useMemo(
    () => [<ProductStatus key="status" product={product} />, <ProductLinks key="links" product={product} />],
    [product],
  );
  return (
    <Page title={product.name ?? texts.product} back={back} status={status} actions={actions}>
      <NotCategorised pending={pending} />
      <ProductFormView form={form} />
    </Page>
  );
}

/** Whether the product is visible, and how customers rate it. */
const ProductStatus = ({ product }: Pick<LoadedProduct, 'product'>) => (
  <>
    <VisibilityBadge product={product} />
    <ProductRating product={product} />
  </>
);

/** Buttons to duplicate the product, view it in the shop and delete it. */
function ProductLinks({ product }: Pick<LoadedProduct, 'product'>) {
  const { site } = useSession();
  const may = useMay();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const confirmDelete = useDeleteProduct(() => void navigate('/products', { replace: true, state: nothingToSave }));
  return (
    <>
      {mayOpen('/products/new') && (
        <Button
          variant="subtle"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void navigate(`/products/new?from=${product.id}`)}
        >
          {texts.duplicate}
        </Button>
      )}
      {product.visible && (
        <Button
          component="a"
          href={productAddress(site.url, product)}
          target="_blank"
          variant="subtle"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {texts.viewInShop}
        </Button>
      )}
      {may('productsV3.deleteProduct') && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => confirmDelete(product)}
        >
          {words.common.delete}
        </Button>
      )}
    </>
  );
}
