import { api } from '../../app/api.ts';
import type { Need } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import type { Loaded } from '../../ui/list/define-list.ts';
import { cursorPage } from '../../ui/list/paging.ts';

const texts = words.productLabels;

export type Label = { id: string; name: string; revision: string; count: number; note?: string };
type Wire = { id?: string | null; name?: string | null; revision?: string | null };

type NamedKindTexts = (typeof texts.kinds)['brands'];
/** The texts that every kind has: info sections are not created by their names alone. */
type KindTexts = Omit<NamedKindTexts, 'add' | 'taken'>;

/** A kind of label that several products share, with the calls to list and delete its labels. */
export type LabelKind = {
  key: 'brands' | 'ribbons' | 'sections';
  texts: KindTexts;
  list: (options: { text: string; cursor: string | null }) => Promise<Loaded<Label>>;
  remove: (label: Label) => Promise<unknown>;
  needs: Record<'list' | 'create' | 'change' | 'remove', Need>;
};

/** A kind of label that consists only of a name. */
export type NamedKind = LabelKind & {
  texts: NamedKindTexts;
  /** The maximum length of a name on the server. */
  maxLength: number;
  create: (name: string) => Promise<unknown>;
  rename: (label: Label, name: string) => Promise<unknown>;
};

const PAGE_SIZE = 100;

/** Searches for a text in the fields, and sorts by the first field. */
const queryOf = (text: string, cursor: string | null, fields: readonly [string, ...string[]] = ['name']) =>
  cursor
    ? { cursorPaging: { cursor } }
    : {
        cursorPaging: { limit: PAGE_SIZE },
        sort: [{ fieldName: fields[0], order: 'ASC' as const }],
        filter: text ? { $or: fields.map((field) => ({ [field]: { $contains: text } })) } : {},
      };

const toLabel = ({ id, name, revision }: Wire, count: number | null | undefined): Label => ({
  id: id ?? '',
  name: name ?? '',
  revision: revision ?? '',
  count: count ?? 0,
});

export const labelKinds: readonly (LabelKind | NamedKind)[] = [
  {
    key: 'brands',
    texts: texts.kinds.brands,
    maxLength: 50,
    list: async ({ text, cursor }) => {
      const { brands = [], pagingMetadata } = await api.brands.queryBrands({
        query: queryOf(text, cursor),
        fields: ['ASSIGNED_PRODUCTS_COUNT'],
      });
      const labels = brands.map((brand) => toLabel(brand, brand.assignedProductsCount));
      return cursorPage(labels, pagingMetadata);
    },
    create: (name) => api.brands.createBrand({ brand: { name } }),
    rename: ({ id, revision }, name) => api.brands.updateBrand({ brand: { id, revision, name } }),
    remove: ({ id }) => api.brands.deleteBrand({ brandId: id }),
    needs: {
      list: 'brands.queryBrands',
      create: 'brands.createBrand',
      change: 'brands.updateBrand',
      remove: 'brands.deleteBrand',
    },
  },
  {
    key: 'ribbons',
    texts: texts.kinds.ribbons,
    maxLength: 30,
    list: async ({ text, cursor }) => {
      const { ribbons = [], pagingMetadata } = await api.ribbons.queryRibbons({
        query: queryOf(text, cursor),
        fields: ['ASSIGNED_PRODUCT_COUNT'],
      });
      const labels = ribbons.map((ribbon) => toLabel(ribbon, ribbon.assignedProductCount));
      return cursorPage(labels, pagingMetadata);
    },
    create: (name) => api.ribbons.createRibbon({ ribbon: { name } }),
    rename: ({ id, revision }, name) => api.ribbons.updateRibbon({ ribbon: { id, revision, name } }),
    remove: ({ id }) => api.ribbons.deleteRibbon({ ribbonId: id }),
    needs: {
      list: 'ribbons.queryRibbons',
      create: 'ribbons.createRibbon',
      change: 'ribbons.updateRibbon',
      remove: 'ribbons.deleteRibbon',
    },
  },
  {
    key: 'sections',
    texts: texts.kinds.sections,
    list: async ({ text, cursor }) => {
      const { infoSections = [], pagingMetadata } = await api.infoSections.queryInfoSections({
        query: queryOf(text, cursor, ['title', 'uniqueName']),
        fields: ['ASSIGNED_PRODUCTS_COUNT'],
      });
      const labels = infoSections.map(({ title, uniqueName, ...section }): Label => {
        const label = toLabel({ ...section, name: title }, section.assignedProductsCount);
        return uniqueName && uniqueName !== title ? { ...label, note: uniqueName } : label;
      });
      return cursorPage(labels, pagingMetadata);
    },
    remove: ({ id }) => api.infoSections.deleteInfoSection({ infoSectionId: id }),
    needs: {
      list: 'infoSections.queryInfoSections',
      create: 'infoSections.createInfoSection',
      change: 'infoSections.updateInfoSection',
      remove: 'infoSections.deleteInfoSection',
    },
  },
];
