/** What the palette offers: commands, what can be added, the layers and the other pages. */
import type { Id } from '@stoa/page-model';
import { IconFileText } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import type { FinderGroup, FinderItem } from '../../../ui/finder/finder.tsx';
import { type Findable, found } from '../../../ui/finder/found.ts';
import type { SitePage } from '../../site-pages/queries.ts';
import { kinds, type ReadyContent, readyGroups } from '../add/choices.ts';
import { iconOf } from '../block-icons.ts';
import { COMMAND_GROUPS, isPossible } from '../commands/command.ts';
import { keyLabel } from '../commands/keys.ts';
import { commands } from '../commands/registry.ts';
import { type Editing, inWork } from '../editing.ts';
import { labelOfType, nameOf } from '../names.ts';
import { childIds } from '../places.ts';
import { select } from '../selection.ts';

const texts = words.pageEditor;

export type PaletteItem = FinderItem & Findable & { run: () => unknown };

/** Of each kind, when words are searched for. */
const MOST = 8;

type Around = { pages: readonly SitePage[]; ready: ReadyContent | null; goTo: (path: string) => void };

/** `editing`: the page's. */
export function paletteGroups(editing: Editing, { pages, ready, goTo }: Around) {
  const groups = [
    { isAtFirst: true, title: texts.palette.commands, items: commandItems(inWork(editing)) },
    { isAtFirst: false, title: texts.panels.layers, items: layerItems(editing) },
    { isAtFirst: false, title: words.actions.add, items: addItems(editing, ready) },
    { isAtFirst: true, title: texts.pages, items: pageItems(editing, pages, goTo) },
  ];
  return (search: string): FinderGroup<PaletteItem>[] => {
    const most = search.trim() ? MOST : Number.POSITIVE_INFINITY;
    const shown = search.trim() ? groups : groups.filter(({ isAtFirst }) => isAtFirst);
    return shown
      .map(({ title, items }) => ({ title, items: found(items, search).slice(0, most) }))
      .filter(({ items }) => items.length > 0);
  };
}

const commandItems = (editing: Editing): PaletteItem[] =>
  commands
    .filter((command) => command.id !== 'view.commands' && isPossible(command, editing))
    .toSorted((one, other) => COMMAND_GROUPS.indexOf(one.group) - COMMAND_GROUPS.indexOf(other.group))
    .map(({ id, title, group, Icon, keys: [key] = [], run }) => ({
      id,
      title,
      words: words.editorCommands.groups[group],
      Icon,
      hint: key && keyLabel(key),
      run: () => run(editing),
    }));

function layerItems(editing: Editing): PaletteItem[] {
  const { editor } = editing;
  const below = (id: Id): Id[] => childIds(editor, id).flatMap((child) => [child, ...below(child)]);
  return below(editor.draft.root).map((id) => {
    const type = editor.nodeOf(id)?.block.type ?? '';
    const title = nameOf(editor, id);
    const label = labelOfType(editor.schemas, type);
    return {
      id: `layer-${id}`,
      title,
      words: label,
      ...(label !== title && { detail: label }),
      Icon: iconOf(type),
      run: () => select(editing, id),
    };
  });
}

/** What has room at the selected block. */
const addItems = (editing: Editing, ready: ReadyContent | null): PaletteItem[] =>
  [...kinds(editing), ...(ready ? readyGroups(editing, ready).flatMap(({ choices }) => choices) : [])].map(
    ({ key, type, title, words = '', add }) => ({
      id: `add-${key}`,
      title: texts.addNamed(title),
      words,
      Icon: iconOf(type),
      run: add,
    }),
  );

const pageItems = (editing: Editing, pages: readonly SitePage[], goTo: (path: string) => void): PaletteItem[] => [
  { id: 'pages', title: texts.palette.allPages, Icon: IconFileText, run: () => goTo('/pages') },
  ...pages
    .filter(({ id, kind }) => kind === 'PAGE' && id !== editing.pageId)
    .map(({ id = '', title, address }) => ({
      id: `page-${id}`,
      title: title || words.sitePages.untitled,
      words: texts.palette.page,
      detail: `/${address}`,
      Icon: IconFileText,
      run: () => goTo(`/pages/${id}`),
    })),
];
