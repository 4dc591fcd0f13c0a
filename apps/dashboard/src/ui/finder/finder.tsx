import { Kbd, Text, TextInput } from '@mantine/core';
import { type Icon, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { words } from '../../app/words.ts';
import classes from './finder.module.css';

export type FinderItem = {
  id: string;
  title: string;
  detail?: string | undefined;
  Icon?: Icon | undefined;
  /** The key that does the same. */
  hint?: string | undefined;
};
export type FinderGroup<Item extends FinderItem = FinderItem> = { title: string; items: readonly Item[] };

type FinderProps<Item extends FinderItem> = {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  groups: readonly FinderGroup<Item>[];
  onChoose: (item: Item) => void;
  /** What is said where there are no items. */
  none: string;
};

/** A field with what it finds below it, which is gone through by the arrow keys and chosen by Enter or a press. */
export function Finder<Item extends FinderItem>({
  label,
  search,
  onSearch,
  groups,
  none,
  onChoose,
}: FinderProps<Item>) {
  const [active, setActive] = useState(0);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  // it may be there later than the dialog that it is in
  useEffect(() => field.current?.focus(), []);
  const items = groups.flatMap((group) => group.items);
  const current = items[Math.min(active, items.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined && items.length > 0) setActive((to + items.length) % items.length);
    else if (event.key === 'Enter' && current) onChoose(current);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        ref={field}
        className={classes.search}
        role="combobox"
        aria-label={label}
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current && `${list}-${current.id}`}
        placeholder={label}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        maxLength={100}
        onChange={({ currentTarget }) => {
          onSearch(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        data-autofocus
      />
      <div role="listbox" id={list} aria-label={words.find.found} className={classes.list}>
        {groups.map((group) => (
          <Group key={group.title} {...group} list={list} current={current} onChoose={onChoose} />
        ))}
      </div>
      {items.length === 0 && (
        <Text size="sm" c="dimmed" py="sm" role="status">
          {none}
        </Text>
      )}
    </>
  );
}

type GroupProps<Item extends FinderItem> = FinderGroup<Item> & {
  list: string;
  current: Item | undefined;
  onChoose: (item: Item) => void;
};

function Group<Item extends FinderItem>({ title, items, list, current, onChoose }: GroupProps<Item>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={`${list}-${title}`}>
      <Text size="xs" fw={600} c="dimmed" px="xs" pt="sm" pb={4} id={`${list}-${title}`} aria-hidden>
        {title}
      </Text>
      {items.map((item) => (
        <Option
          key={item.id}
          id={`${list}-${item.id}`}
          item={item}
          isCurrent={item === current}
          onChoose={() => onChoose(item)}
        />
      ))}
    </div>
  );
}

type OptionProps = { id: string; item: FinderItem; isCurrent: boolean; onChoose: () => void };

function Option({ id, item: { title, detail, Icon, hint }, isCurrent, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // the keys are those of the field above
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={() => {}}
    >
      {Icon ? <Icon size={18} stroke={1.6} aria-hidden /> : <span className={classes.noIcon} />}
      <span className={classes.title}>{title}</span>
      {detail && (
        <Text component="span" size="xs" c="dimmed" truncate>
          {detail}
        </Text>
      )}
      {hint && <Kbd size="xs">{hint}</Kbd>}
    </div>
  );
}
