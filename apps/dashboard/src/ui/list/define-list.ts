/** The definition of a list: declared once, rendered by `ListPage` as a table or, on phones, as cards. */
import type { ComponentType, ReactNode } from 'react';
import type { Format } from '../../app/format.ts';
import type { May, Need } from '../../app/permissions.ts';
import type { Filters, Values } from './filters.ts';

/** The singular and plural names of an item: `order`, `orders`. */
export type Nouns = { one: string; many: string };

/** The data for rendering a cell, apart from its item. */
export type Around<Item, Extra = unknown> = {
  format: Format;
  may: May;
  /** All items on the page: cells can look up related data for the whole page at once. */
  page: readonly Item[];
  /** Values that the page adds: dialogs to open, names to look up. */
  extra: Extra;
};
export type Show<Item, Extra> = (item: Item, around: Around<Item, Extra>) => ReactNode;

/**
 * Slots of a card: beside the name, at the end of its line, in the two lines below (shared by several columns), in a
 * row of its own below these, at the end of the card.
 */
export type Place = 'beside' | 'corner' | 'detail' | 'note' | 'below' | 'end';
/** `isInteractive`: contains buttons or fields, which lie above the link of the item. */
export type Part<Item, Extra> = { at: Place; show: Show<Item, Extra>; isInteractive?: boolean };

export type Column<Item, Extra> = {
  title: string;
  show: Show<Item, Extra>;
  /** The slot on a phone's card, and the content there if it differs; null if the column is hidden on phones. */
  phone: Place | Part<Item, Extra> | null;
  isNumeric?: boolean;
  isInteractive?: boolean;
  isOneLine?: boolean;
  width?: number;
  /** Longer texts are truncated. */
  maxWidth?: number;
  isShown?: (extra: Extra) => boolean;
};

/** The appearance of items, wherever they are listed. */
export type Look<Item, Extra> = {
  idOf: (item: Item) => string;
  name: {
    of: (item: Item) => string;
    /** The heading of its column. */
    title?: string;
    /** The text of its link, and the text on phones if that differs. */
    link?: (item: Item) => string;
    onPhone?: (item: Item) => string;
    /** Replaces the text if the name is rendered as something else. */
    show?: (item: Item) => ReactNode;
    picture?: (item: Item, isPhone: boolean) => ReactNode;
    /** Beside the name, on items about which something is unusual. */
    badge?: (item: Item) => ReactNode;
    /** A small line below the name in tables. */
    note?: Show<Item, Extra>;
  };
  /** The page of an item. */
  rowLink?: (item: Item) => string;
  /** The action on opening an item, if it has no page. */
  onOpen?: (item: Item, extra: Extra) => void;
  /** With columns, a list is a table, and cards on phones; with parts, it is cards on every screen. */
  columns?: readonly Column<Item, Extra>[];
  parts?: readonly Part<Item, Extra>[];
  /** Below this width, the table scrolls. */
  minWidth?: number;
};

/** The rows of a list inside a page, such as the API keys in the settings. */
export type Rows<Item, Extra = unknown> = Look<Item, Extra> & { empty: Nothing };

export type Nothing = {
  icon: ReactNode;
  title: string;
  description: string | ((may: May) => string);
  /** A hint about the next step. */
  Action?: ComponentType;
};

export type SortBy = { fieldName: string; order: 'ASC' | 'DESC' };
export type Sorts = Readonly<Record<string, { label: string; by: SortBy }>>;

/** Loads the items for the query in the address. */
export type ListQuery<F extends Filters = Filters> = {
  text: string;
  filters: Values<F>;
  /** Empty for lists with only one order. */
  sort: SortBy[];
  cursor: string | null;
};

/** A page of a list, with cursors of its neighbours, and as much as is known of the total. */
export type Loaded<Item> = {
  items: Item[];
  previous?: string | null | undefined;
  next?: string | null | undefined;
  /** The number of items before this page. */
  offset?: number;
  /** The number of items on all pages. */
  total?: number | null | undefined;
};

/** The selection in a list. */
export type Selected<Item, F extends Filters = Filters> = {
  nouns: Nouns;
  /** The number of selected items; with `isAll`, all that match the query. */
  count: number;
  isAll: boolean;
  /** The selected items; with `isAll`, those on the page. */
  items: Item[];
  query: ListQuery<F>;
  /** Selects all matching items; null if that is not possible. */
  selectAll: (() => void) | null;
  /** The number of matching items on all pages. */
  total: number;
  clear: () => void;
};

export type Selection<Item, F extends Filters> = {
  /** Each group of permissions allows an action; without any of them, selection is off. */
  needs: readonly (readonly Need[])[];
  /** The selection persists across pages and can include all matching items: for bulk changes that take a filter. */
  isAcrossPages?: boolean;
  /** A `SelectionBar` with buttons. It stays mounted without a selection, as changes may still be running. */
  Actions: ComponentType<{ selected: Selected<Item, F> }>;
};

export type List<Item, F extends Filters = Filters, Extra = unknown> = Look<Item, Extra> & {
  title: string;
  nouns: Nouns;
  queryKey: readonly string[];
  /** The label of the search box; lists without one have no search. */
  search?: string;
  filters: F;
  /** The first is the default. */
  sorts: Sorts;
  load: (query: ListQuery<F>, site: { timeZone: string }) => Promise<Loaded<Item>>;
  /** The number of matches, if `load` does not return it. */
  count?: (query: ListQuery<F>) => Promise<number>;
  /** Separate pages, or one page that grows with a button. */
  paging?: 'pages' | 'more';
  selection?: Selection<Item, F>;
  /** The name by which the server stores saved views of this list. */
  savedViews?: string;
  /** Views that everybody has, before the saved ones; `parameters` are those of the list's address. */
  views?: readonly { name: string; parameters: string }[];
  empty: Nothing;
  /** An alternative explanation for a search or filter without results. */
  noMatch?: (query: ListQuery<F>) => (Omit<Nothing, 'Action'> & { clear: string }) | null;
};

/** Declares a list with its address, for `ListPage` and `ListView`. */
export const defineList = <Item, const F extends Filters, Extra = unknown>(
  list: List<Item, F, Extra>,
): List<Item, F, Extra> => list;

/** Declares the rows of a list inside a page, for `RowsPanel`. */
export const defineRows = <Item, Extra = unknown>(rows: Rows<Item, Extra>): Rows<Item, Extra> => rows;

/** The values that a page adds to a definition; none if the definition requires none. */
export type WithExtra<Extra> = unknown extends Extra ? { extra?: Extra } : { extra: Extra };

/** `1 order`, `12 orders`. */
export const counted = (count: number, { one, many }: Nouns, format: Pick<Format, 'number'>): string =>
  `${format.number(count)} ${count === 1 ? one : many}`;
