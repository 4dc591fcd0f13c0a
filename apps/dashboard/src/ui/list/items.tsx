import { useFormat } from '../../app/format.ts';
import { useAmong } from '../../app/neighbours.tsx';
import { useMay } from '../../app/permissions.ts';
import { useIsPhone } from '../use-is-phone.ts';
import type { Around, Look } from './define-list.ts';
import { ListCards, partsOf } from './list-cards.tsx';
import { type ItemsProps, ListTable } from './list-table.tsx';

type AllItemsProps<Item, Extra> = Omit<ItemsProps<Item, Extra>, 'linkState'> & {
  /** For lists that can be reordered. */
  onMove?: ((from: number, to: number) => void) | undefined;
  /** The number of leading items that can be moved, if not all. */
  movable?: number;
};

/** Items in their declared appearance: a table if there is room for it, cards otherwise. */
export function Items<Item, Extra>(items: AllItemsProps<Item, Extra>) {
  const isPhone = useIsPhone();
  const { rowLink, columns = [], parts = partsOf(columns, items.around.extra) } = items.look;
  const linkState = useAmong(rowLink ? items.items.map(rowLink) : []);
  if (isPhone || !items.look.columns) return <ListCards {...items} {...{ parts, linkState }} />;
  return <ListTable {...items} {...{ columns, linkState }} />;
}

type RowsProps<Item, Extra> = Pick<AllItemsProps<Item, Extra>, 'label' | 'items' | 'onMove' | 'movable'> & {
  rows: Look<Item, Extra>;
  extra: Extra;
};

/** Items without selection, in a list inside a page. */
export function RowItems<Item, Extra>({ rows, extra, ...given }: RowsProps<Item, Extra>) {
  const around: Around<Item, Extra> = { format: useFormat(), may: useMay(), page: given.items, extra };
  return <Items {...given} look={rows} around={around} boxes={null} />;
}
