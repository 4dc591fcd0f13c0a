/** A document of the website builder: a tree of blocks. */

export type Id = string;

/** What a property holds: text, numbers, and small objects such as links and pictures. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

export type Width = 'phone' | 'tablet' | 'desktop';
export const WIDTHS = ['phone', 'tablet', 'desktop'] as const satisfies readonly Width[];

/** The steps of a style: the one for all widths, and those from a width upwards that differ. */
export type Sized = { readonly [from in StyleWidth]?: string };
export type StyleWidth = (typeof STYLE_WIDTHS)[number];
export const STYLE_WIDTHS = ['all', 'tablet', 'desktop'] as const;

export type Block = {
  /** For life: moves, undo and publishing keep it, copies get another. */
  id: Id;
  type: string;
  props?: Readonly<Record<string, Value>>;
  /** How it looks, where that differs from the usual. */
  styles?: Readonly<Record<string, Sized>>;
  slots?: Readonly<Record<string, readonly Block[]>>;
  /** The widths at which visitors do not see it. */
  hide?: readonly Width[];
  /** Its name in the list of layers, in place of its type's. */
  name?: string;
};

/** Limits of a document, the page's own block included. */
export const MOST_BLOCKS = 2000;
export const DEEPEST = 8;
/** In characters of its JSON. */
export const LONGEST_VALUE = 100_000;
export const LONGEST_DOCUMENT = 1_000_000;

const ID = /^[\w-]{1,40}$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What is known of blocks lies in plain objects by their ids, so none is called as what each object has, `constructor`. */
export const isId = (id: unknown): id is Id => typeof id === 'string' && ID.test(id) && !(id in Object.prototype);

/** A new id: ten random characters. */
export function newId(): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** All blocks of a tree, parents before their children. */
export function* blocksIn(block: Block): Generator<Block> {
  yield block;
  for (const children of Object.values(block.slots ?? {})) for (const child of children) yield* blocksIn(child);
}

/** The same tree with new ids, for pasting. */
export function copyOf(block: Block): Block {
  const { slots } = block;
  const copied = slots && Object.entries(slots).map(([name, children]) => [name, children.map(copyOf)] as const);
  return { ...block, id: newId(), ...(copied && { slots: Object.fromEntries(copied) }) };
}
