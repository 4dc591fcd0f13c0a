/** Which data blocks can show where they stand, and how what they show takes the place of what is bound to it. */
import { type Property, type Schemas, schemaOf, showable } from './block-schema.ts';
import { type Bound, type DataPaths, isAnyBound, isBound, pathIn, type ValueAt, type Values } from './bound.ts';
import type { Block, Id, Value } from './document.ts';
import { type Draft, parentsOf } from './draft.ts';
import { isSafeHref } from './links.ts';
import { isRichText } from './rich-text.ts';

/** What a block of a document can show: the data of all that is around it. */
export const dataAround = (draft: Draft, id: Id, schemas: Schemas): DataPaths =>
  dataOf(draft, [...parentsOf(draft, id)], schemas);

/** What blocks in a block of a document can show. */
export const dataIn = (draft: Draft, id: Id, schemas: Schemas): DataPaths =>
  dataOf(draft, [id, ...parentsOf(draft, id)], schemas);

/** That of the nearest block comes first, and counts where several say something at a path. */
function dataOf({ nodes }: Draft, ids: readonly Id[], schemas: Schemas): DataPaths {
  const around = ids.map((id) => schemaOf(schemas, nodes.get(id)?.block.type ?? '')?.data);
  return Object.assign({}, ...around, ...around.toReversed());
}

/** All blocks of a tree, each with what it can show; `above` is what is around the tree. */
export function* blocksWithData(schemas: Schemas, block: Block, above: DataPaths = {}): Generator<[Block, DataPaths]> {
  yield [block, above];
  const own = schemaOf(schemas, block.type)?.data;
  const data = own ? { ...above, ...own } : above;
  for (const children of Object.values(block.slots ?? {}))
    for (const child of children) yield* blocksWithData(schemas, child, data);
}

type WrongBound = 'WRONG_VALUE' | 'UNKNOWN_DATA';

/** Why a property cannot be bound like this where its block stands. What pages and links say of themselves is always fixed. */
export function wrongBound(
  schemas: Schemas,
  type: string,
  name: string,
  { bind }: Bound,
  data: DataPaths,
): WrongBound | null {
  const schema = schemaOf(schemas, type);
  const property = schema?.props[name];
  if (!property || schema.group === 'page' || schema.group === 'link') return 'WRONG_VALUE';
  const found = pathIn(data, bind);
  if (!found) return 'UNKNOWN_DATA';
  return showable(property).includes(found.kind) ? null : 'WRONG_VALUE';
}

/** A property that is bound to what it cannot show. */
export type WrongData = { block: Id; property: string; path: string; reason: WrongBound };

/** The first of a tree; null where all is right. */
export function findWrongData(schemas: Schemas, block: Block, above: DataPaths = {}): WrongData | null {
  for (const [{ id, type, props = {} }, data] of blocksWithData(schemas, block, above))
    for (const [property, value] of Object.entries(props)) {
      if (!isBound(value)) continue;
      const reason = wrongBound(schemas, type, property, value, data);
      if (reason) return { block: id, property, path: value.bind, reason };
    }
  return null;
}

export const wrongData = (schemas: Schemas, block: Block, above: DataPaths = {}): WrongBound | null =>
  findWrongData(schemas, block, above)?.reason ?? null;

/** The same tree with fixed values for what cannot be shown where it is to stand. */
export function fittedTo(schemas: Schemas, block: Block, above: DataPaths): Block {
  const data = { ...above, ...schemaOf(schemas, block.type)?.data };
  return mapped(
    block,
    (value, name) => (isBound(value) && wrongBound(schemas, block.type, name, value, above) ? value.else : value),
    (children) => children.map((child) => fittedTo(schemas, child, data)),
  );
}

/** What a block that repeats what is in it repeats that for, such as the products of a list. */
export type ItemsOf = (block: Block) => readonly Values[];

type Shown = { valueAt: ValueAt; itemsOf?: ItemsOf };

/** The same tree with what the data says in place of what is bound to it, and what is repeated for each item. */
export function withData(schemas: Schemas, block: Block, { valueAt, itemsOf = () => [] }: Shown): Block {
  const { props = {}, repeats } = schemaOf(schemas, block.type) ?? {};
  const inside = (children: readonly Block[], at: ValueAt) =>
    children.map((child) => withData(schemas, child, { valueAt: at, itemsOf }));
  return mapped(
    block,
    (value, name) => (isBound(value) ? shownValue(props[name], value, valueAt) : value),
    (children, slot) =>
      slot === repeats
        ? itemsOf(block).flatMap((item, index) =>
            inside(children, (path) => (Object.hasOwn(item, path) ? item[path] : valueAt(path))).map((child) =>
              index === 0 ? child : numbered(child, index + 1),
            ),
          )
        : inside(children, valueAt),
  );
}

/** A tree with other ids, which follow from its own. */
function numbered(block: Block, number: number): Block {
  const slots = Object.entries(block.slots ?? {}).map(
    ([name, children]) => [name, children.map((child) => numbered(child, number))] as const,
  );
  return { ...block, id: `${block.id}-${number}`, ...(block.slots && { slots: Object.fromEntries(slots) }) };
}

/** A block with other values and children: the same object where none is another. Without a value, a property is gone. */
function mapped(
  block: Block,
  change: (value: Value, name: string) => Value | undefined,
  inside: (children: readonly Block[], slot: string) => readonly Block[],
): Block {
  const props = isAnyBound(block) ? propsWith(block.props ?? {}, change) : block.props;
  let isSame = props === block.props;
  const slots = Object.entries(block.slots ?? {}).map(([name, children]) => {
    const next = inside(children, name);
    isSame &&= next.length === children.length && next.every((child, index) => child === children[index]);
    return [name, next] as const;
  });
  if (isSame) return block;
  return { ...block, ...(props && { props }), ...(block.slots && { slots: Object.fromEntries(slots) }) };
}

function propsWith(
  props: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Value | undefined,
): Readonly<Record<string, Value>> {
  let isSame = true;
  const entries = Object.entries(props).flatMap(([name, value]) => {
    const next = change(value, name);
    isSame &&= next === value;
    return next === undefined ? [] : [[name, next] as const];
  });
  return isSame ? props : Object.fromEntries(entries);
}

/** What a bound property shows: what the data says, else its fixed value. */
export function shownValue(property: Property | undefined, bound: Bound, valueAt: ValueAt): Value | undefined {
  const value = valueAt(bound.bind);
  switch (property?.kind) {
    case 'text':
      return isFilled(value) ? value : bound.else;
    case 'richText':
      if (isFilled(value)) return paragraphsOf(value);
      return Array.isArray(value) && value.length > 0 && isRichText(value) ? value : bound.else;
    case 'picture':
      return isObject(value) && isFilled(value.id) ? value : bound.else;
    case 'link':
      return linkOf(value, bound.else);
    default:
      return bound.else;
  }
}

const isFilled = (value: Value | null | undefined): value is string => typeof value === 'string' && value.trim() !== '';
const isObject = (value: Value | null | undefined): value is { readonly [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const paragraphsOf = (text: string): Value =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line.trim() }] }));

/** A link to what the data leads to, in words of its owner's where there are any. */
function linkOf(value: Value | null | undefined, fixed: Value | undefined): Value | undefined {
  if (!isObject(value) || !isFilled(value.href) || !isSafeHref(value.href)) return fixed;
  const words = isObject(fixed) ? fixed.label : undefined;
  return isFilled(words) ? { ...value, label: words } : value;
}
