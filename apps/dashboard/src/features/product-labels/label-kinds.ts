import { api } from '../../app/api.ts';

export type Label = { id: string; name: string; revision: string; count: number };
type Wire = { id?: string | null; name?: string | null; revision?: string | null };

/** What products can carry by name: how each kind is listed and changed. */
export type LabelKind = {
  key: 'brands' | 'ribbons';
  title: string;
  one: string;
  /** As long as the server takes. */
  maxLength: number;
  description: string;
  list: (options: { text: string; cursor: string | null }) => Promise<{ labels: Label[]; next: string | null }>;
  create: (name: string) => Promise<unknown>;
  rename: (label: Label, name: string) => Promise<unknown>;
  remove: (label: Label) => Promise<unknown>;
};

const PAGE_SIZE = 100;

const queryOf = (text: string, cursor: string | null) =>
  cursor
    ? { cursorPaging: { cursor } }
    : {
        cursorPaging: { limit: PAGE_SIZE },
        sort: [{ fieldName: 'name', order: 'ASC' as const }],
        filter: text ? { name: { $contains: text } } : {},
      };

const toLabel = ({ id, name, revision }: Wire, count: number | null | undefined): Label => ({
  id: id ?? '',
  name: name ?? '',
  revision: revision ?? '',
  count: count ?? 0,
});

export const labelKinds: readonly LabelKind[] = [
  {
    key: 'brands',
    title: 'Brands',
    one: 'brand',
    maxLength: 50,
    description: 'Who makes a product. Shoppers can search and filter by it.',
    list: async ({ text, cursor }) => {
      const { brands = [], pagingMetadata } = await api.brands.queryBrands({
        query: queryOf(text, cursor),
        fields: ['ASSIGNED_PRODUCTS_COUNT'],
      });
      const labels = brands.map((brand) => toLabel(brand, brand.assignedProductsCount));
      return { labels, next: pagingMetadata?.cursors?.next ?? null };
    },
    create: (name) => api.brands.createBrand({ brand: { name } }),
    rename: ({ id, revision }, name) => api.brands.updateBrand({ brand: { id, revision, name } }),
    remove: ({ id }) => api.brands.deleteBrand({ brandId: id }),
  },
  {
    key: 'ribbons',
    title: 'Ribbons',
    one: 'ribbon',
    maxLength: 30,
    description: 'A few words on a product’s picture, such as “New” or “Sale”.',
    list: async ({ text, cursor }) => {
      const { ribbons = [], pagingMetadata } = await api.ribbons.queryRibbons({
        query: queryOf(text, cursor),
        fields: ['ASSIGNED_PRODUCT_COUNT'],
      });
      const labels = ribbons.map((ribbon) => toLabel(ribbon, ribbon.assignedProductCount));
      return { labels, next: pagingMetadata?.cursors?.next ?? null };
    },
    create: (name) => api.ribbons.createRibbon({ ribbon: { name } }),
    rename: ({ id, revision }, name) => api.ribbons.updateRibbon({ ribbon: { id, revision, name } }),
    remove: ({ id }) => api.ribbons.deleteRibbon({ ribbonId: id }),
  },
];
