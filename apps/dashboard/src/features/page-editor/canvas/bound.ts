/** What blocks show in the canvas in place of what is bound to it: of the site, and of what the page is looked at with. */
import { itemsIn } from '@stoa/blocks';
import {
  type Block,
  type Id,
  parentsOf,
  pathIn,
  type Schemas,
  schemaOf,
  type ValueAt,
  type Values,
  withData,
} from '@stoa/page-model';
import { createContext, use } from 'react';
import { useEditing, useNode } from '../editing.ts';
import { useBlockData } from './block-data.ts';
import { useValues } from './shop-parts.tsx';

/** As long as there are no values, and where the shop has none, texts are what they are called. */
function valuesOf(values: Values | null, schemas: Schemas, root: string): ValueAt {
  const data = schemaOf(schemas, root)?.data ?? {};
  return (path) => {
    if (values && Object.hasOwn(values, path)) return values[path];
    const known = pathIn(data, path);
    return known?.kind === 'text' || known?.kind === 'richText' ? known.label : null;
  };
}

/** An item that what is drawn is repeated for: the block that is edited, or one more that looks like it. */
type DrawnItem = { values: Values; isCopy: boolean };
export const ItemContext = createContext<DrawnItem | null>(null);

function useValueAt(): ValueAt {
  const { editor } = useEditing();
  const item = use(ItemContext);
  const root = editor.nodeOf(editor.draft.root)?.block.type ?? '';
  const values = useValues();
  return valuesOf(values && { ...values, ...item?.values }, editor.schemas, root);
}

/** A block as it is shown. */
export function useShown(block: Block): Block {
  const { editor } = useEditing();
  return withData(editor.schemas, block, { valueAt: useValueAt() });
}

/** What the page is called, where no heading says so. */
export function useTitle(): string {
  const { editor } = useEditing();
  const { type = '', props = {} } = useNode(editor.draft.root)?.block ?? {};
  const path = schemaOf(editor.schemas, type)?.title;
  const valueAt = useValueAt();
  return String(props.title || (path && valueAt(path)) || '');
}

/** What a block can show: of an item that it is repeated for, that is the first one. Null as long as that is not known. */
export function useValuesAround(id: Id): Values | null {
  const { editor } = useEditing();
  const values = useValues();
  const above = [...parentsOf(editor.draft, id)].map((one) => editor.nodeOf(one)?.block);
  const list = above.find((block) => schemaOf(editor.schemas, block?.type ?? '')?.repeats);
  const data = useBlockData(list?.id ?? '', list?.type ?? '', list?.props ?? {});
  const [first] = list ? itemsIn(data)(list) : [];
  return values && { ...values, ...first };
}
