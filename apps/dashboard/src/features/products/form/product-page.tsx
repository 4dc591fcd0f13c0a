import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { hasCode, hasSessionEnded, present } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { type May, useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { useMayOpen } from '../../../app/use-may-open.ts';
import { Failure } from '../../../ui/failure.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { VisibilityBadge } from '../list/product-badges.tsx';
import { mayEditProducts } from '../may-edit.ts';
import { productAddress } from '../product-address.ts';
import { useDeleteProduct } from '../use-delete-product.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { forgetSuggestions } from './forget-suggestions.ts';
import { type LoadedProduct, loadProduct } from './load-product.ts';
import { NotCategorised } from './not-categorised.tsx';
import { pendingOf, readPending, withPending } from './pending-categories.ts';
import { ProductFormView } from './product-form-view.tsx';
import { ProductOverview } from './product-overview.tsx';
import { readProduct } from './read-product.ts';
import { updateProduct } from './save-product.ts';
import { settled, UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { type ProductEditor, useProductEditor } from './use-product-editor.ts';

const back = { to: '/products', label: 'Products' };

/** Loaded once for the form: what people type must not change under their hands. */
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
    <Page title="Product" back={back}>
      {result.isError ? <Failure error={result.error} onRetry={() => void result.refetch()} /> : <PanelsSkeleton />}
    </Page>
  );
}

function ProductOverviewPage({ loaded }: { loaded: LoadedProduct }) {
  const { product } = loaded;
  return (
    <Page
      title={product.name ?? 'Product'}
      back={back}
      status={<VisibilityBadge product={product} />}
      actions={<ProductLinks loaded={loaded} />}
    >
      <ProductOverview form={readProduct(product, loaded)} />
    </Page>
  );
}

function ProductEditorPage({ loaded }: { loaded: LoadedProduct }) {
  const may = useMay();
  const [current, setCurrent] = useState(loaded);
  const { state } = useLocation();
  const [pending, setPending] = useState(() => readPending(state));
  const [start] = useState(() => readProduct(loaded.product, loaded));
  const editor = useProductEditor(() => start, withPending(start, pending));
  const { product } = current;
  const productId = present(product.id, 'product id');
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const saving = useMutation({
    mutationFn: async ({ form, base }: ProductEditor) => {
      const failure = await updateProduct(current, base, form);
      return { saved: await loadProduct(productId, may), left: failure ? pendingOf(form.categoryIds, failure) : null };
    },
    onError: async (error) => {
      if (!hasCode(error, 'INVALID_REVISION') && !(await hasSessionEnded(error))) editor.refuse(error);
    },
    onSuccess: async ({ saved, left }, { form: sent }) => {
      const form = readProduct(saved.product, saved);
      setCurrent(saved);
      setPending(left);
      editor.settle(sent, form, withPending(form, left));
      if (readPending(state)) await navigate('.', { replace: true, state: settled });
      if (!left) notifications.show({ color: 'green', message: `${saved.product.name} was saved` });
      await forgetSuggestions(queryClient);
    },
  });
  const reloading = useMutation({
    mutationFn: () => loadProduct(productId, may),
    onSuccess: (theirs) => {
      saving.reset();
      setCurrent(theirs);
      editor.rebase(readProduct(theirs.product, theirs));
    },
  });

  return (
    <Page
      title={product.name ?? 'Product'}
      back={back}
      status={<VisibilityBadge product={product} />}
      actions={<ProductLinks loaded={current} />}
    >
      <UnsavedChangesGuard isDirty={editor.isDirty} />
      <NotCategorised pending={pending} />
      <ChangedMeanwhile
        isStale={hasCode(saving.error, 'INVALID_REVISION')}
        conflicts={editor.conflicts}
        theirs={editor.base}
        isReloading={reloading.isPending}
        onReload={() => reloading.mutate()}
      />
      <ProductFormView editor={editor} isSaving={saving.isPending} onSave={() => saving.mutate(editor)} />
    </Page>
  );
}

/** The ways to the shop and to the bin. */
function ProductLinks({ loaded: { product } }: { loaded: LoadedProduct }) {
  const { site } = useSession();
  const may = useMay();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const confirmDelete = useDeleteProduct(() => void navigate('/products', { replace: true, state: settled }));
  return (
    <>
      {mayOpen('/products/new') && (
        <Button
          variant="subtle"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void navigate(`/products/new?from=${product.id}`)}
        >
          Duplicate
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
          View in shop
        </Button>
      )}
      {may('productsV3.deleteProduct') && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => confirmDelete(product)}
        >
          Delete
        </Button>
      )}
    </>
  );
}
