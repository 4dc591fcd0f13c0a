import { Kbd, Modal, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { words } from '../../../app/words.ts';
import { pagesQuery } from '../../site-pages/queries.ts';
import { useReadyContent } from '../add/use-ready-content.ts';
import { keyLabel } from '../commands/keys.ts';
import { useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';
import classes from './palette.module.css';
import { type PaletteGroup, type PaletteItem, paletteGroups } from './palette-items.ts';
import { useFocusBefore } from './use-focus-before.ts';

const texts = words.pageEditor;

/** Finds commands, layers, blocks to add and pages by words, and does what is chosen. */
export function CommandPalette() {
  const { dialog } = useEditing();
  const isOpen = useCell(dialog) === 'commands';
  const goBack = useFocusBefore(isOpen);
  const close = () => {
    dialog.set(null);
    goBack();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={words.editorCommands.find}
      size="lg"
      yOffset="10vh"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      {isOpen && (
        <Search
          onChoose={({ run }) => {
            dialog.set(null);
            goBack(run);
          }}
        />
      )}
    </Modal>
  );
}

function Search({ onChoose }: { onChoose: (item: PaletteItem) => void }) {
  const editing = useEditing();
  const navigate = useNavigate();
  const pages = useQuery(pagesQuery).data;
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const list = useId();
  const ready = useReadyContent();
  const find = useMemo(
    () => paletteGroups(editing, { pages: pages ?? [], ready, goTo: (path) => void navigate(path) }),
    [editing, pages, ready, navigate],
  );
  const groups = useMemo(() => find(search), [find, search]);
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
        className={classes.search}
        role="combobox"
        aria-label={texts.search}
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current && `${list}-${current.id}`}
        placeholder={texts.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        data-autofocus
      />
      <div role="listbox" id={list} aria-label={texts.found} className={classes.list}>
        {groups.map((group) => (
          <Group key={group.title} {...group} list={list} current={current} onChoose={onChoose} />
        ))}
      </div>
      {items.length === 0 && (
        <Text size="sm" c="dimmed" py="sm" role="status">
          {texts.notFound}
        </Text>
      )}
    </>
  );
}

type GroupProps = PaletteGroup & {
  list: string;
  current: PaletteItem | undefined;
  onChoose: (item: PaletteItem) => void;
};

function Group({ title, items, list, current, onChoose }: GroupProps) {
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

type OptionProps = { id: string; item: PaletteItem; isCurrent: boolean; onChoose: () => void };

function Option({ id, item: { title, detail, Icon, keys: [key] = [] }, isCurrent, onChoose }: OptionProps) {
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
      {key && <Kbd size="xs">{keyLabel(key)}</Kbd>}
    </div>
  );
}
