import {
  type BlockData,
  canBeTitle,
  completed,
  type HeadingLevel,
  hasOwnTitle,
  marked,
  noBlockData,
  viewOf,
} from '@stoa/blocks';
import { type Id, type Node, schemaOf } from '@stoa/page-model';
import { memo, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { words } from '../../../app/words.ts';
import { useEditing, useNode } from '../editing.ts';
import { nameOf } from '../names.ts';
import { hasData, useBlockData } from './block-data.ts';
import { useCanvasStyles } from './canvas-styles.ts';
import { type Missing, ShopStyles, useFirstSample, usePartsShown } from './shop-parts.tsx';

const texts = words.pageEditor;

const edit = (property: string) => ({ 'data-edit': property });

/** All sections of the page. Renders again when there are others, not when one of them changes. */
export function CanvasPage() {
  const { editor } = useEditing();
  useFirstSample();
  const root = useNode(editor.draft.root);
  const sections = root?.slots.content ?? [];
  const [first] = sections;
  const hasTitle = sections.some((id) => hasOwnTitle(editor.nodeOf(id)?.block.type ?? ''));
  const isTitled = useIsTitle(first) && !hasTitle;
  return (
    <>
      {!isTitled && !hasTitle && <h1 className="visually-hidden">{String(root?.block.props?.title ?? '')}</h1>}
      {sections.length === 0 && <p className="stoa-empty">{texts.page.empty}</p>}
      {sections.map((id, index) => (
        <CanvasBlock
          key={id}
          id={id}
          index={index}
          isFirst={id === first}
          headingLevel={id === first && isTitled ? 1 : 2}
        />
      ))}
      <ShopStyles />
    </>
  );
}

/** Whether the page's only first-level heading is in this section. */
function useIsTitle(id: Id | undefined): boolean {
  const { editor } = useEditing();
  return useSyncExternalStore(
    (listener) => (id === undefined ? () => {} : editor.watch(id, listener)),
    () => {
      const block = id === undefined ? undefined : editor.nodeOf(id)?.block;
      return block !== undefined && canBeTitle(block);
    },
  );
}

type BlockProps = { id: Id; index: number; isFirst: boolean; headingLevel: HeadingLevel };
type ShownProps = Omit<BlockProps, 'id'> & { node: Node };

/** A block, which follows itself alone. What is typed into it on the page is there already. */
const CanvasBlock = memo(function CanvasBlock({ id, ...place }: BlockProps) {
  const { editor, text } = useEditing();
  const node = useSyncExternalStore(
    (listener) => {
      const stops = [editor.watch(id, listener), text.watch(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => {
      const inWork = text.get();
      return inWork?.id === id ? inWork.node : editor.nodeOf(id);
    },
  );
  if (!node) return null;
  if (schemaOf(editor.schemas, node.block.type)?.needs) return <WithParts node={node} {...place} />;
  return hasData(node.block.type) ? (
    <WithData node={node} {...place} />
  ) : (
    <Shown node={node} data={noBlockData} {...place} />
  );
});

function WithParts(props: ShownProps) {
  const { data, missing } = usePartsShown();
  return <Shown {...props} data={{ ...noBlockData, ...data }} missing={missing} />;
}

function WithData(props: ShownProps) {
  const { block } = props.node;
  return <Shown {...props} data={useBlockData(block.id, block.type, block.props ?? {})} />;
}

function Shown({
  node,
  data,
  index,
  missing = texts.page.nothing,
  ...given
}: ShownProps & { data: BlockData; missing?: Missing | undefined }): ReactNode {
  const { editor } = useEditing();
  const { block } = node;
  const slot = (name: string, headingLevel: HeadingLevel) =>
    (node.slots[name] ?? []).map((id, index) => (
      <CanvasBlock key={id} id={id} index={index} isFirst={false} headingLevel={headingLevel} />
    ));
  const place = { parent: node.place?.parent ?? editor.draft.root, index };
  const element = viewOf(block.type)?.view({ ...given, place, block: completed(block), data, slot, edit });
  useLook(block);
  if (element) return marked(element, block, { 'data-block': block.id });
  return (
    <div className="stoa-empty" data-block={block.id}>
      {schemaOf(editor.schemas, block.type) ? missing(nameOf(editor, block.id)) : texts.page.unknown}
    </div>
  );
}

/** Keeps the rules of a block's look on the page for as long as it is there. */
function useLook({ id, type, styles }: Node['block']): void {
  const looks = useCanvasStyles();
  useLayoutEffect(() => looks.set(id, { type, ...(styles && { styles }) }), [looks, id, type, styles]);
  useLayoutEffect(() => () => looks.remove(id), [looks, id]);
}
