/** What blocks and their properties are called in sentences. */
import { type Id, type Node, type Schemas, schemaOf } from '@stoa/page-model';
import { words } from '../../app/words.ts';
import type { Editor } from './store/editor.ts';

const texts = words.pageEditor;

type Named = Pick<Editor, 'nodeOf' | 'schemas'>;

/** The name that its owner gave it, its own words, or the name of its type. */
export const nameOf = ({ nodeOf, schemas }: Named, id: Id): string => nameOfBlock(schemas, nodeOf(id)?.block);

export const nameOfBlock = (schemas: Schemas, block: Node['block'] | undefined): string =>
  block?.name || ownWords(schemas, block) || labelOfType(schemas, block?.type ?? '');

/** The words that tell a block apart from others of its type. */
function ownWords(schemas: Schemas, block: Node['block'] | undefined): string {
  const value = block?.props?.[schemaOf(schemas, block.type)?.named ?? ''];
  const words = typeof value === 'object' && value !== null && 'label' in value ? value.label : value;
  return typeof words === 'string' ? words.trim() : '';
}

export const labelOfType = (schemas: Editor['schemas'], type: string): string =>
  schemaOf(schemas, type)?.label ?? texts.unknownSection;
