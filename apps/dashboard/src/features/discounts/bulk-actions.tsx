import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useFormat } from '../../app/format.ts';
import { type Need, useMay } from '../../app/permissions.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { counted, type Selected } from '../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../ui/list/selection-bar.tsx';
import { useBulk } from './use-bulk.ts';

type BulkActionsProps<Item> = {
  selected: Omit<Selected<Item>, 'query'>;
  needs: { change: Need; remove: Need };
  nameOf: (item: Item) => string;
  /** What becomes of things when items are deleted. */
  consequence: string;
  isActive: (item: Item) => boolean;
  setActive: (item: Item, active: boolean) => Promise<unknown>;
  remove: (item: Item) => Promise<unknown>;
};

/** Switches selected discounts on or off, or deletes them. */
export function BulkActions<Item>({ selected, needs, nameOf, consequence, ...actions }: BulkActionsProps<Item>) {
  const { isActive, setActive, remove } = actions;
  const may = useMay();
  const bulk = useBulk<Item>(selected.clear);
  const { items } = selected;
  const format = useFormat();
  const [only, ...others] = items;
  const them = only && others.length === 0 ? nameOf(only) : counted(selected.count, selected.nouns, format);
  const change = (active: boolean) =>
    bulk.mutate({
      items: items.filter((item) => isActive(item) !== active),
      change: (item) => setActive(item, active),
      done: active ? 'Switched on' : 'Switched off',
    });
  const confirmRemoval = () =>
    confirmFirst({
      title: `Delete ${them}?`,
      text: `${consequence} To pause it, switch it off instead.`,
      confirm: 'Delete',
      onConfirm: () => bulk.mutate({ items, change: remove, done: `${them} deleted` }),
    });
  return (
    <SelectionBar selected={selected}>
      {may(needs.change) && items.some((item) => !isActive(item)) && (
        <BulkButton
          icon={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => change(true)}
          isMain
          isBusy={bulk.isPending}
        >
          Switch on
        </BulkButton>
      )}
      {may(needs.change) && items.some(isActive) && (
        <BulkButton
          icon={<IconPlayerPause size={16} aria-hidden />}
          onClick={() => change(false)}
          isBusy={bulk.isPending}
        >
          Switch off
        </BulkButton>
      )}
      {may(needs.remove) && (
        <BulkButton
          icon={<IconTrash size={16} aria-hidden />}
          onClick={confirmRemoval}
          isDangerous
          isBusy={bulk.isPending}
        >
          Delete
        </BulkButton>
      )}
    </SelectionBar>
  );
}
