/** The operations on a document. Each is deterministic: the server and every editor get the same result. */
import { accepts, acceptsSized, type BlockSchema, type Schemas, schemaOf } from './block-schema.ts';
import { isBound } from './bound.ts';
import { dataAround, dataIn, wrongBound, wrongData } from './data.ts';
import {
  type Block,
  blocksIn,
  DEEPEST,
  type Id,
  isId,
  LONGEST_VALUE,
  MOST_BLOCKS,
  type Value,
  WIDTHS,
  type Width,
} from './document.ts';
import { addTree, blockOf, childrenOf, type Draft, type Node, parentsOf, removeTree } from './draft.ts';

/** `after` is the sibling before it; null is the first place. If that sibling is gone, it is the last place. */
export type Place = { parent: Id; slot: string; after: Id | null };

/** Without a value, `set` removes what was there. */
export type Op =
  | { op: 'set'; id: Id; at: ['props' | 'styles', string] | ['meta', 'name' | 'hide']; value?: Value }
  | { op: 'insert'; block: Block; to: Place }
  | { op: 'remove'; id: Id }
  | { op: 'move'; id: Id; to: Place };

/** Why an operation makes no sense, or none any more. */
export type Reason =
  | 'BLOCK_IS_GONE'
  | 'BLOCK_EXISTS'
  | 'UNKNOWN_TYPE'
  | 'UNKNOWN_PROPERTY'
  | 'UNKNOWN_STYLE'
  | 'WRONG_VALUE'
  | 'UNKNOWN_DATA'
  | 'UNKNOWN_SLOT'
  | 'NOT_ACCEPTED'
  | 'SLOT_IS_FULL'
  | 'BLOCK_IN_ITSELF'
  | 'ROOT_STAYS'
  | 'BLOCK_IS_REQUIRED'
  | 'ONE_IS_ENOUGH'
  | 'TOO_DEEP'
  | 'TOO_MANY_BLOCKS';

/** `inverse` takes the operation back. */
export type Outcome = { inverse: Op; refused?: undefined } | { refused: Reason; inverse?: undefined };

const refuse = (refused: Reason): Outcome => ({ refused });

/** Applies an operation. A refused one changes nothing. Without schemas, only what needs blocks that are gone is refused. */
export function apply(draft: Draft, op: Op, schemas: Schemas | null): Outcome {
  switch (op.op) {
    case 'set':
      return set(draft, op, schemas);
    case 'insert':
      return insert(draft, op, schemas);
    case 'remove':
      return remove(draft, op.id, schemas);
    case 'move':
      return move(draft, op, schemas);
  }
}

function set(draft: Draft, { id, at, value }: Op & { op: 'set' }, schemas: Schemas | null): Outcome {
  const { nodes, root } = draft;
  const node = nodes.get(id);
  if (!node) return refuse('BLOCK_IS_GONE');
  const [part, name] = at;
  if (part === 'meta') {
    if (value !== undefined && !isMeta(name, value)) return refuse('WRONG_VALUE');
    if (name === 'hide' && value !== undefined && schemas && hasRequired(schemas, blockOf({ nodes, root }, id)))
      return refuse('BLOCK_IS_REQUIRED');
    const before = node.block[name] as Value | undefined;
    nodes.set(id, { ...node, block: withValue(node.block, name, value) });
    return { inverse: { op: 'set', id, at, ...(before !== undefined && { value: before }) } };
  }
  const wrong = value === undefined || !schemas ? null : wrongIn[part](schemas, node.block.type, name, value);
  if (wrong) return refuse(wrong);
  if (part === 'props' && schemas && isBound(value)) {
    const unknown = wrongBound(schemas, node.block.type, name, value, dataAround(draft, id, schemas));
    if (unknown) return refuse(unknown);
  }
  const values: Readonly<Record<string, Value>> = node.block[part] ?? {};
  const before = Object.hasOwn(values, name) ? values[name] : undefined;
  const changed = withValue(values, name, value);
  const isEmpty = Object.keys(changed).length === 0;
  nodes.set(id, { ...node, block: withValue(node.block, part, isEmpty ? undefined : changed) });
  return { inverse: { op: 'set', id, at, ...(before !== undefined && { value: before }) } };
}

const LONGEST_NAME = 100;
const isMeta = (name: 'name' | 'hide', value: Value): boolean =>
  name === 'name'
    ? typeof value === 'string' && value.length <= LONGEST_NAME
    : Array.isArray(value) && value.every((width) => WIDTHS.includes(width as Width));

function withValue<T extends object>(object: T, name: string, value: unknown): T {
  const { [name as keyof T]: _before, ...others } = object;
  return (value === undefined ? others : { ...object, [name]: value }) as T;
}

function wrongProperty(schemas: Schemas, type: string, name: string, value: Value): Reason | null {
  const properties = schemaOf(schemas, type)?.props ?? {};
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!property) return 'UNKNOWN_PROPERTY';
  return accepts(property, value) && JSON.stringify(value).length <= LONGEST_VALUE ? null : 'WRONG_VALUE';
}

function wrongStyle(schemas: Schemas, type: string, name: string, value: Value): Reason | null {
  const styles = schemaOf(schemas, type)?.styles ?? {};
  const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
  if (!style) return 'UNKNOWN_STYLE';
  return acceptsSized(style, value) ? null : 'WRONG_VALUE';
}

const wrongIn = { props: wrongProperty, styles: wrongStyle };

function insert(draft: Draft, { block, to }: Op & { op: 'insert' }, schemas: Schemas | null): Outcome {
  const { nodes } = draft;
  if (!nodes.has(to.parent)) return refuse('BLOCK_IS_GONE');
  const blocks = [...blocksIn(block)];
  if (blocks.some(({ id }) => nodes.has(id))) return refuse('BLOCK_EXISTS');
  const wrong = schemas && wrongInsert(draft, { block, to }, schemas, blocks.length);
  if (wrong) return refuse(wrong);
  addTree(draft, block, { parent: to.parent, slot: to.slot });
  link(draft, block.id, to);
  return { inverse: { op: 'remove', id: block.id } };
}

function wrongInsert(
  draft: Draft,
  { block, to }: { block: Block; to: Place },
  schemas: Schemas,
  size: number,
): Reason | null {
  if (draft.nodes.size + size > MOST_BLOCKS) return 'TOO_MANY_BLOCKS';
  return (
    wrongTree(schemas, block) ??
    wrongAmong(draft, block, schemas) ??
    wrongPlace(draft, to, block, schemas) ??
    wrongData(schemas, block, dataIn(draft, to.parent, schemas))
  );
}

/** What keeps a block, with everything in it, out of a document as that is. */
function wrongAmong(draft: Draft, block: Block, schemas: Schemas): Reason | null {
  for (const { type } of blocksIn(block)) if (!suits(draft, type, schemas)) return 'NOT_ACCEPTED';
  return [...blocksIn(block)].some(({ type }) => isThere(draft, type, schemas)) ? 'ONE_IS_ENOUGH' : null;
}

/** Whether a document is about what blocks of a type need. */
const suits = ({ nodes, root }: Draft, type: string, schemas: Schemas): boolean =>
  isAbout(schemas, nodes.get(root)?.block.type ?? '', schemaOf(schemas, type)?.needs);

function isAbout(schemas: Schemas, root: string, needs: BlockSchema['needs']): boolean {
  const about = schemaOf(schemas, root)?.about;
  return needs === undefined || (about !== undefined && needs.includes(about));
}

const isThere = ({ nodes }: Draft, type: string, schemas: Schemas): boolean =>
  schemaOf(schemas, type)?.isSingle === true && [...nodes.values()].some(({ block }) => block.type === type);

/** Whether a document can have one more block of a type, wherever that would stand. */
export const canHaveMore = (draft: Draft, type: string, schemas: Schemas): boolean =>
  suits(draft, type, schemas) && !isThere(draft, type, schemas);

/** Whether a block is one that its document must have, or has one in it. */
export const hasRequired = (schemas: Schemas, block: Block): boolean =>
  [...blocksIn(block)].some(({ type }) => schemaOf(schemas, type)?.isRequired === true);

function remove(draft: Draft, id: Id, schemas: Schemas | null): Outcome {
  if (id === draft.root) return refuse('ROOT_STAYS');
  const place = placeOf(draft, id);
  if (!place) return refuse('BLOCK_IS_GONE');
  const block = blockOf(draft, id);
  if (schemas && hasRequired(schemas, block)) return refuse('BLOCK_IS_REQUIRED');
  unlink(draft, id, place);
  removeTree(draft, block);
  return { inverse: { op: 'insert', block, to: place } };
}

function move(draft: Draft, { id, to }: Op & { op: 'move' }, schemas: Schemas | null): Outcome {
  const { nodes, root } = draft;
  if (id === root) return refuse('ROOT_STAYS');
  const from = placeOf(draft, id);
  const node = nodes.get(id);
  if (!from || !node || !nodes.has(to.parent)) return refuse('BLOCK_IS_GONE');
  if (to.parent === id || [...parentsOf(draft, to.parent)].includes(id)) return refuse('BLOCK_IN_ITSELF');
  const isWithin = from.parent === to.parent && from.slot === to.slot;
  const block = blockOf(draft, id);
  const wrong =
    schemas &&
    (wrongPlace(draft, to, block, schemas, isWithin) ??
      (isWithin ? null : wrongData(schemas, block, dataIn(draft, to.parent, schemas))));
  if (wrong) return refuse(wrong);
  unlink(draft, id, from);
  nodes.set(id, { ...node, place: { parent: to.parent, slot: to.slot } });
  link(draft, id, to.after === id ? from : to);
  return { inverse: { op: 'move', id, to: from } };
}

/** Where a block is; null for the root, and for blocks that are gone. */
export function placeOf(draft: Draft, id: Id): Place | null {
  const place = draft.nodes.get(id)?.place;
  if (!place) return null;
  const siblings = childrenOf(draft, place.parent, place.slot);
  return { ...place, after: siblings[siblings.indexOf(id) - 1] ?? null };
}

function setSlot({ nodes }: Draft, { parent, slot }: Place, children: readonly Id[]): void {
  const node = nodes.get(parent) as Node;
  nodes.set(parent, { ...node, slots: { ...node.slots, [slot]: children } });
}

function link(draft: Draft, id: Id, to: Place): void {
  const siblings = childrenOf(draft, to.parent, to.slot);
  const before = to.after === null ? 0 : siblings.indexOf(to.after) + 1 || siblings.length;
  setSlot(draft, to, siblings.toSpliced(before, 0, id));
}

function unlink(draft: Draft, id: Id, from: Place): void {
  const siblings = childrenOf(draft, from.parent, from.slot);
  setSlot(
    draft,
    from,
    siblings.filter((sibling) => sibling !== id),
  );
}

/** `isWithin`: whether the block only changes its place among its siblings. */
function wrongPlace(draft: Draft, to: Place, block: Block, schemas: Schemas, isWithin = false): Reason | null {
  const parent = draft.nodes.get(to.parent)?.block;
  const slots = (parent && schemaOf(schemas, parent.type)?.slots) ?? {};
  const slot = Object.hasOwn(slots, to.slot) ? slots[to.slot] : undefined;
  if (!slot) return 'UNKNOWN_SLOT';
  if (!isAccepted(slot.accepts, block.type, schemas)) return 'NOT_ACCEPTED';
  if (!isWithin && childrenOf(draft, to.parent, to.slot).length >= slot.most) return 'SLOT_IS_FULL';
  const above = [...parentsOf(draft, to.parent)].length + 1;
  return above + depthOf(block) > DEEPEST ? 'TOO_DEEP' : null;
}

/** Whether a slot takes blocks of a type, named by itself or by its group. */
export const isAccepted = (accepted: readonly string[], type: string, schemas: Schemas): boolean =>
  accepted.includes(type) || accepted.includes(schemaOf(schemas, type)?.group ?? '');

const depthOf = ({ slots = {} }: Block): number =>
  1 + Math.max(0, ...Object.values(slots).flatMap((children) => children.map(depthOf)));

/** What is wrong with a block and everything in it, wherever it stands; of a root, also what a document has too much or lacks. */
export function wrongTree(schemas: Schemas, block: Block): Reason | null {
  const blocks = [...blocksIn(block)];
  if (new Set(blocks.map(({ id }) => id)).size < blocks.length || !blocks.every(({ id }) => isId(id)))
    return 'BLOCK_EXISTS';
  for (const one of blocks) {
    const wrong = wrongBlock(schemas, one);
    if (wrong) return wrong;
  }
  return schemaOf(schemas, block.type)?.group === 'page' ? wrongDocument(schemas, block) : null;
}

function wrongDocument(schemas: Schemas, root: Block): Reason | null {
  const blocks = [...blocksIn(root)];
  const types = blocks.map(({ type }) => type);
  const isOfIt = (needs: BlockSchema['needs']) => isAbout(schemas, root.type, needs);
  if (!types.every((type) => isOfIt(schemaOf(schemas, type)?.needs))) return 'NOT_ACCEPTED';
  const singles = types.filter((type) => schemaOf(schemas, type)?.isSingle);
  if (new Set(singles).size < singles.length) return 'ONE_IS_ENOUGH';
  const required = Object.values(schemas).filter(({ isRequired, needs }) => isRequired && isOfIt(needs));
  if (!required.every(({ type }) => types.includes(type))) return 'BLOCK_IS_REQUIRED';
  if (blocks.some((block) => block.hide?.length && hasRequired(schemas, block))) return 'BLOCK_IS_REQUIRED';
  return wrongData(schemas, root);
}

function wrongBlock(schemas: Schemas, { type, props = {}, styles = {}, slots = {}, name, hide }: Block): Reason | null {
  const schema = schemaOf(schemas, type);
  if (!schema) return 'UNKNOWN_TYPE';
  if ((name !== undefined && !isMeta('name', name)) || (hide !== undefined && !isMeta('hide', hide)))
    return 'WRONG_VALUE';
  for (const [property, value] of Object.entries(props)) {
    const wrong = wrongProperty(schemas, type, property, value);
    if (wrong) return wrong;
  }
  for (const [style, value] of Object.entries(styles)) {
    const wrong = wrongStyle(schemas, type, style, value);
    if (wrong) return wrong;
  }
  for (const [slotName, children] of Object.entries(slots)) {
    const slot = Object.hasOwn(schema.slots, slotName) ? schema.slots[slotName] : undefined;
    if (!slot) return 'UNKNOWN_SLOT';
    if (children.length > slot.most) return 'SLOT_IS_FULL';
    if (!children.every((child) => isAccepted(slot.accepts, child.type, schemas))) return 'NOT_ACCEPTED';
  }
  return null;
}
