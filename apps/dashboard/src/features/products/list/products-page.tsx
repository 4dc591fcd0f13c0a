import { Box, Button, Text } from '@mantine/core';
import { IconDownload, IconPlus, IconTag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useMayOpen } from '../../../app/use-may-open.ts';
import { words } from '../../../app/words.ts';
import { defineList } from '../../../ui/list/define-list.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { cursorPage } from '../../../ui/list/paging.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useCategoryNames } from '../../categories/use-tree.ts';
import type { ProductView } from '../product.ts';
import { InlinePrice } from './inline-price.tsx';
import { InlineStock } from './inline-stock.tsx';
import { ProductActions } from './product-actions.tsx';
import { VisibilityBadge } from './product-badges.tsx';
import { productFilters, productSorts, productViews, toMatching, toProductSearch } from './product-search.ts';
import { categorySummary, skuSummary, thumbnailOf } from './product-summary.ts';
import { bulkNeeds, SelectedProductActions } from './selected-products.tsx';

const texts = words.products;

export function Component() {
  return <ListPage list={productList} actions={<PageActions />} />;
}

/** Exporting is rare, so its dialog is loaded on demand. */
const ExportDialog = lazy(async () => ({ default: (await import('../../import/export-dialog.tsx')).ExportDialog }));

function PageActions() {
  const mayExport = useMay()('catalogExport.exportProducts');
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
      {mayExport && (
        <Button variant="default" aria-label={texts.export} px="sm" onClick={() => setIsExporting(true)}>
          <IconDownload size={18} aria-hidden />
          <Box component="span" visibleFrom="sm" ms={8}>
            {texts.export}
          </Box>
        </Button>
      )}
      <NewProductButton />
      {isExporting && (
        <Suspense>
          <ExportDialog opened onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function NewProductButton() {
  const mayOpen = useMayOpen();
  if (!mayOpen('/products/new')) return null;
  return (
    <Button component={Link} to="/products/new" leftSection={<IconPlus size={18} aria-hidden />}>
      {texts.new}
    </Button>
  );
}

function Categories({ product }: { product: ProductView }) {
  return (
    <Text size="sm" c="dimmed" lineClamp={2}>
      {categorySummary(product, useCategoryNames())}
    </Text>
  );
}

const productList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['products', 'list'],
  search: texts.search,
  filters: productFilters,
  sorts: productSorts,
  load: async (query) => {
    const { products, pagingMetadata } = await api.productsV3.searchProducts({
      search: toProductSearch(query),
      fields: ['CURRENCY', 'DIRECT_CATEGORIES_INFO', 'MIN_PRICE_VARIANT', 'URL'],
    });
    return cursorPage(products, pagingMetadata);
  },
  count: async (query) => {
    const { count = 0 } = await api.productsV3.countProducts({ ...toMatching(query), returnNonVisibleProducts: true });
    return count;
  },
  idOf: ({ id }: ProductView) => id ?? '',
  name: {
    title: texts.product,
    of: ({ name }) => name ?? '',
    badge: (product) => !product.visible && <VisibilityBadge product={product} />,
    picture: (product, isPhone) => (
      <Picture id={thumbnailOf(product)} alt="" width={isPhone ? 56 : 40} height={isPhone ? 70 : 50} />
    ),
  },
  rowLink: ({ id }) => `/products/${id}`,
  columns: [
    { title: texts.sku, phone: 'note', isOneLine: true, maxWidth: 115, show: skuSummary },
    { title: texts.categories, phone: null, maxWidth: 125, show: (product) => <Categories product={product} /> },
    {
      title: texts.stock,
      phone: 'below',
      isInteractive: true,
      show: (product, { page }) => <InlineStock product={product} page={page} />,
    },
    {
      title: texts.price,
      phone: 'below',
      isNumeric: true,
      isInteractive: true,
      show: (product) => <InlinePrice product={product} />,
    },
    {
      title: texts.actions,
      phone: 'end',
      isNumeric: true,
      isInteractive: true,
      show: (product) => <ProductActions product={product} />,
    },
  ],
  minWidth: 860,
  selection: { needs: bulkNeeds, isAcrossPages: true, Actions: SelectedProductActions },
  savedViews: 'products',
  views: productViews,
  empty: {
    icon: <IconTag />,
    title: texts.none,
    description: (may) => (may('productsV3.createProductWithInventory') ? texts.noneText : texts.noneForReaders),
    Action: NewProductButton,
  },
});
