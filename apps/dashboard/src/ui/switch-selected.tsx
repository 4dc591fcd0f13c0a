import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useFormat } from '../app/format.ts';
import { type Need, useMay } from '../app/permissions.ts';
import { words } from '../app/words.ts';
import { confirmFirst } from './confirm.tsx';
import { counted, type Selected } from './list/define-list.ts';
import { BulkButton, SelectionBar } from './list/selection-bar.tsx';
import { useEach } from './list/use-each.ts';

const texts = words.common.switching;

type SwitchSelectedProps<Item> = {
  selected: Omit<Selected<Item>, 'query'>;
  /** What is read again afterwards. */
  queryKey: readonly string[];
  needs: { change: Need; remove?: Need };
  nameOf: (item: Item) => string;
  /** Switching on and off, in the words of these items. */
  words?: { on: string; off: string; isOn: string; isOff: string };
  /** What becomes of things when items are deleted. */
  consequence?: string;
  isActive: (item: Item) => boolean;
  setActive: (item: Item, active: boolean) => Promise<unknown>;
  /** Absent where items stay for good. */
  remove?: (item: Item) => Promise<unknown>;
};

/** Switches selected items on or off, or deletes them. */
export function SwitchSelected<Item>({ selected, queryKey, needs, nameOf, ...actions }: SwitchSelectedProps<Item>) {
  const { isActive, setActive, remove, words: said = texts, consequence = '' } = actions;
  const may = useMay();
  const bulk = useEach<Item>(queryKey, selected.clear);
  const { items } = selected;
  const format = useFormat();
  const [only, ...others] = items;
  const them = only && others.length === 0 ? nameOf(only) : counted(selected.count, selected.nouns, format);
  const change = (active: boolean) =>
    bulk.mutate({
      items: items.filter((item) => isActive(item) !== active),
      change: (item) => setActive(item, active),
      done: active ? said.isOn : said.isOff,
    });
  const confirmRemoval = (change: (item: Item) => Promise<unknown>) =>
    confirmFirst({
      title: words.actions.deleteTitle(them),
      text: texts.deleteText(consequence),
      confirm: words.common.delete,
      onConfirm: () => bulk.mutate({ items, change, done: texts.deleted(them) }),
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
          {said.on}
        </BulkButton>
      )}
      {may(needs.change) && items.some(isActive) && (
        <BulkButton
          icon={<IconPlayerPause size={16} aria-hidden />}
          onClick={() => change(false)}
          isBusy={bulk.isPending}
        >
          {said.off}
        </BulkButton>
      )}
      {remove && needs.remove && may(needs.remove) && (
        <BulkButton
          icon={<IconTrash size={16} aria-hidden />}
          onClick={() => confirmRemoval(remove)}
          isDangerous
          isBusy={bulk.isPending}
        >
          {words.common.delete}
        </BulkButton>
      )}
    </SelectionBar>
  );
}
