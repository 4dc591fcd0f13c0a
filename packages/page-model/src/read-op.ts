/** Whether what came over the wire has the shape of blocks and operations. What they hold is for their schemas to say. */
import { type Block, DEEPEST, isId } from './document.ts';
import type { Op, Place } from './operations.ts';

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Fields, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

export const isBlock = (value: unknown, depth = 0): value is Block => {
  if (
    depth > DEEPEST ||
    !isObject(value) ||
    !hasOnly(value, ['id', 'type', 'props', 'styles', 'slots', 'hide', 'name'])
  )
    return false;
  const { id, type, props = {}, styles = {}, slots = {}, hide = [], name = '' } = value;
  return (
    isId(id) &&
    typeof type === 'string' &&
    isObject(props) &&
    isObject(styles) &&
    isObject(slots) &&
    Array.isArray(hide) &&
    typeof name === 'string' &&
    Object.values(slots).every(
      (children) => Array.isArray(children) && children.every((child) => isBlock(child, depth + 1)),
    )
  );
};

const isPlace = (value: unknown): value is Place =>
  isObject(value) &&
  hasOnly(value, ['parent', 'slot', 'after']) &&
  isId(value.parent) &&
  typeof value.slot === 'string' &&
  (value.after === null || isId(value.after));

const isTarget = (at: unknown): boolean =>
  Array.isArray(at) &&
  at.length === 2 &&
  typeof at[1] === 'string' &&
  (at[0] === 'props' || at[0] === 'styles' || (at[0] === 'meta' && (at[1] === 'name' || at[1] === 'hide')));

export function isOp(value: unknown): value is Op {
  if (!isObject(value)) return false;
  switch (value.op) {
    case 'set':
      return hasOnly(value, ['op', 'id', 'at', 'value']) && isId(value.id) && isTarget(value.at);
    case 'insert':
      return hasOnly(value, ['op', 'block', 'to']) && isBlock(value.block) && isPlace(value.to);
    case 'remove':
      return hasOnly(value, ['op', 'id']) && isId(value.id);
    case 'move':
      return hasOnly(value, ['op', 'id', 'to']) && isId(value.id) && isPlace(value.to);
    default:
      return false;
  }
}
