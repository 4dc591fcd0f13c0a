/** What links within the site can lead to. */
import type { Known } from '@stoa/blocks/checks';
import { SHOP_ADDRESSES } from '@stoa/page-model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useTree } from '../../categories/use-tree.ts';
import { formChoicesQuery, MOST_TO_CHOOSE } from '../../forms/queries.ts';
import { pagesQuery } from '../../site-pages/queries.ts';

/** Of these products, the addresses of those that exist. */
const productsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['products', 'of-links', slugs],
    queryFn: async () => {
      const query = { filter: { slug: { $in: [...slugs] } }, cursorPaging: { limit: MOST_PRODUCTS } };
      return ((await api.productsV3.queryProducts({ query })).products ?? []).map(({ slug }) => slug ?? '');
    },
  });

const MOST_PRODUCTS = 100;

/** `linked`: the addresses of products that links lead to. What is not known yet counts as there. */
export function useKnown(linked: readonly string[]): Known {
  const may = useMay();
  const products = useMemo(() => linked.slice(0, MOST_PRODUCTS), [linked]);
  const mayReadProducts = may('productsV3.queryProducts');
  const mayReadCategories = may('CATEGORIES.CATEGORY_READ');
  const forms = useQuery({ ...formChoicesQuery, enabled: may('forms.listForms') }).data;
  const pages = useQuery(pagesQuery).data;
  const tree = useTree().data;
  const found = useQuery({ ...productsQuery(products), enabled: mayReadProducts && products.length > 0 }).data;
  return useMemo(() => {
    const categories = mayReadCategories && tree ? new Set(tree.nodes.map(({ slug }) => slug)) : null;
    const addresses = pages && new Set(pages.filter(({ kind }) => kind === 'PAGE').map(({ address = '' }) => address));
    const isThere = (known: ReadonlySet<string> | null | undefined, name = '') => !known || !name || known.has(name);
    // of as many as can be chosen from, some may be missing
    const chosen = forms && forms.length < MOST_TO_CHOOSE ? new Set(forms.map(({ id }) => id ?? '')) : null;
    const gone = new Set(found && products.filter((slug) => !found.includes(slug)));
    return {
      category: (slug) => isThere(categories, slug),
      form: (id) => isThere(chosen, id),
      address: (path) => {
        const [first = '', second, ...others] = namesIn(path);
        if (first === 'category') return isThere(categories, second);
        if (first === 'product-page') return !gone.has(second ?? '');
        if (SHOP_ADDRESSES.has(first)) return true;
        return first === '' || (isThere(addresses, first) && second === undefined && others.length === 0);
      },
    };
  }, [mayReadCategories, tree, pages, forms, found, products]);
}

/** The names in a path; one that is not encoded as paths are is taken as it stands. */
export function namesIn(path: string): string[] {
  const names = path.split('/').filter(Boolean);
  try {
    return names.map(decodeURIComponent);
  } catch {
    return names;
  }
}
