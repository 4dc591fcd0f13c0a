/** What blocks and their properties are called in sentences. */
import { type Id, isBound, type Node, pathIn, type Schemas, schemaOf } from '@stoa/page-model';
import { words } from '../../app/words.ts';
import type { Editor } from './store/editor.ts';

const texts = words.pageEditor;

type Named = Pick<Editor, 'nodeOf' | 'schemas'>;

/** The name that its owner gave it, its own words, or the name of its type. */
export const nameOf = ({ nodeOf, schemas }: Named, id: Id): string => nameOfBlock(schemas, nodeOf(id)?.block);

export const nameOfBlock = (schemas: Schemas, block: Node['block'] | undefined): string =>
  wordsOf(schemas, nameFor(schemas, block));

/** What a block is called: words of its owner's, or what each language has a word for. */
export type Name = { text: string } | { data: string } | { type: string };

export function nameFor(schemas: Schemas, block: Node['block'] | undefined): Name {
  if (block?.name) return { text: block.name };
  // the words that tell it apart from others of its type
  const value = block?.props?.[schemaOf(schemas, block.type)?.named ?? ''];
  if (isBound(value)) return { data: value.bind };
  const words = typeof value === 'object' && value !== null && 'label' in value ? value.label : value;
  return typeof words === 'string' && words.trim() ? { text: words.trim() } : { type: block?.type ?? '' };
}

export function wordsOf(schemas: Schemas, name: Name): string {
  if ('text' in name) return name.text;
  return 'data' in name ? nameOfData(schemas, name.data) : labelOfType(schemas, name.type);
}

export const labelOfType = (schemas: Editor['schemas'], type: string): string =>
  schemaOf(schemas, type)?.label ?? texts.unknownSection;

/** What data is called in sentences, such as the name of the product; its path where that is not known. */
export function nameOfData(schemas: Schemas, path: string): string {
  const found = Object.values(schemas).flatMap(({ data = {} }) => pathIn(data, path) ?? [])[0];
  return found ? words.boundData.named(aboutOf(path), found.label) : path;
}

/** What the data at a path is about, such as the product. */
export function aboutOf(path: string): string {
  const [about = ''] = path.split('.');
  const known: Readonly<Record<string, string>> = words.boundData.about;
  return Object.hasOwn(known, about) ? (known[about] ?? about) : about;
}
