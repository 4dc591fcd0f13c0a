/** What the parts of the editor share: the page, and what the person looks at. */
import type { Problem } from '@stoa/blocks/checks';
import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Messages } from '@stoa/messages';
import type { Id, Node } from '@stoa/page-model';
import { createContext, use, useSyncExternalStore } from 'react';
import { present } from '../../app/api.ts';
import type { PersonHere } from './presence/people.ts';
import { type Cell, useCell } from './store/cell.ts';
import type { Editor } from './store/editor.ts';

/** A text that is edited on the page, and its block as it was: while someone types, nothing else may write there. */
export type TextInWork = { id: Id; property: string; node: Node };
/** Where what is added comes from: single kinds of blocks, or finished sections. */
export type AddFrom = 'kinds' | 'ready-made';
export type PanelName = 'layers' | 'add' | 'menu' | 'theme' | 'checks';
/** A dialog of its own, on phones: the panels and the settings. */
export type SheetName = PanelName | 'settings';

/** A problem, and the draft that it is in. */
export type PlacedProblem = Problem & { draft: DraftName };

/** What is open in front of the editor. */
export type DialogName = 'commands' | 'keys' | 'publish';
/** Widths that the page is shown at, in pixels. */
export const canvasWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type CanvasWidth = keyof typeof canvasWidths;

export type PartName = 'theme' | 'menu' | 'footer';
export type DraftName = 'page' | PartName;

export type Editing = {
  pageId: string;
  editor: Editor;
  /** The page of the shop that is arranged; null for a page of its own. */
  shopPage: ShopPage | null;
  /** What a page of the shop is looked at with, such as the address of a product: empty for nothing, null while that is open. */
  sample: Cell<string | null>;
  /** What all pages share: drafts of their own, each with its own selection. */
  parts: Readonly<Record<PartName, Editing>>;
  /** The page, of which this may be a part. */
  page: () => Editing;
  /** Whether this is the page, or one of the parts. */
  name: DraftName;
  /** The draft that is worked on: undo and the settings are about that. */
  inWork: Cell<DraftName>;
  /** The selected block; the root: none. */
  selected: Cell<Id>;
  text: Cell<TextInWork | null>;
  /** Edits a text of the selected block on the page: the one of the property, else the first. */
  editText: Cell<((id: Id, property?: string) => void) | null>;
  panel: Cell<PanelName>;
  addFrom: Cell<AddFrom>;
  sheet: Cell<SheetName | null>;
  /** Selectors of what is to have the focus in the sheet. */
  sheetFocus: Cell<readonly string[]>;
  /** Of the selected block: what it says, or how it looks. */
  settingsPart: Cell<'content' | 'look'>;
  dialog: Cell<DialogName | null>;
  /** The document in the canvas, once it is there. */
  frame: Cell<Document | null>;
  /** Who else has the page open. */
  people: Cell<readonly PersonHere[]>;
  /** What was found wrong with the page; null until it was looked for. */
  problems: Cell<readonly PlacedProblem[] | null>;
  width: Cell<CanvasWidth>;
  /** What was last said to those who listen. */
  said: Cell<string>;
  say: (text: string, isProblem?: boolean) => void;
  /** Where visitors see the page. */
  addressOfPage: () => string;
  mayPublish: boolean;
  /** Texts of blocks, in the language of the site. */
  messages: Partial<Messages>;
  /** Texts of new blocks, in the language of the site. */
  examples: Messages['sections']['example'];
};

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;

export const useEditing = (): Editing => present(use(EditingContext), 'editing');

/** A block, as it changes; undefined once it is gone. */
export function useNode(id: Id): Node | undefined {
  const { editor } = useEditing();
  return useSyncExternalStore(
    (listener) => editor.watch(id, listener),
    () => editor.nodeOf(id),
  );
}

/** The selected block; the root if that is gone. */
export function selectedIn({ editor, selected }: Pick<Editing, 'editor' | 'selected'>): Id {
  const id = selected.get();
  return editor.nodeOf(id) ? id : editor.draft.root;
}

/** Whether a block is selected: of all blocks, only the two that this changes for are drawn again. */
export function useIsSelected(id: Id): boolean {
  const { editor, selected } = useEditing();
  return useSyncExternalStore(selected.watch, () => {
    const now = selected.get();
    return now === id || (id === editor.draft.root && !editor.nodeOf(now));
  });
}

/** The selected block, as it changes. */
export function useSelected(): Id {
  const { editor, selected } = useEditing();
  const id = useCell(selected);
  const isThere = useNode(id) !== undefined;
  return isThere ? id : editor.draft.root;
}

/** The page and the parts. */
export const draftsOf = ({ editor, parts }: Editing): Editor[] => [
  editor,
  ...Object.values(parts).map((part) => part.editor),
];

/** The draft that is worked on. */
export function inWork(editing: Editing): Editing {
  const name = editing.inWork.get();
  return name === 'page' ? editing : editing.parts[name];
}

/** `inWork`, as people go from draft to draft. */
export function useInWork(): Editing {
  const editing = useEditing();
  useCell(editing.inWork);
  return inWork(editing);
}
