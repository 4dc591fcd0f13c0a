/** Properties that show data of what stands around their block, such as the product of the page, in place of fixed values. */
import type { Block, Value } from './document.ts';

/** What a property holds then: the path of the data, and the fixed value for where there is none. */
export type Bound = { readonly bind: string; readonly else?: Value };

/** What is at a path. */
export type DataKind = 'text' | 'richText' | 'picture' | 'link';
/** `mayLack`: not everything of its kind has it, such as a brand. */
export type DataPath = { label: string; kind: DataKind; mayLack?: true };
export type DataPaths = Readonly<Record<string, DataPath>>;

/** What the data says at a path; nothing where it has none. */
export type ValueAt = (path: string) => Value | null | undefined;

/** What is said at all paths of something, such as an item of a list. */
export type Values = Readonly<Record<string, Value | null>>;

export const isBound = (value: unknown): value is Bound =>
  typeof value === 'object' && value !== null && 'bind' in value && typeof value.bind === 'string';

export const pathIn = (data: DataPaths, path: string): DataPath | undefined =>
  Object.hasOwn(data, path) ? data[path] : undefined;

/** Of a bound property, the fixed value for where there is no data; of others, their value. */
export const fixedOf = (value: Value | undefined): Value | undefined => (isBound(value) ? value.else : value);

/** Whether a block itself shows data. */
export const isAnyBound = ({ props = {} }: Pick<Block, 'props'>): boolean => Object.values(props).some(isBound);
