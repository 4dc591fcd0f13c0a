import {
  type BlockData,
  completed,
  type HeadingLevel,
  itemsIn,
  marked,
  noBlockData,
  titledBlock,
  viewOf,
} from '@stoa/blocks';
import { type Block, type Id, isAnyBound, isBound, type Node, nodesIn, type Schemas, schemaOf } from '@stoa/page-model';
import { createContext, memo, type ReactNode, use, useLayoutEffect, useSyncExternalStore } from 'react';
import { words } from '../../../app/words.ts';
import { useEditing, useNode } from '../editing.ts';
import { nameOf } from '../names.ts';
import { hasData, useBlockData } from './block-data.ts';
import { ItemContext, useShown, useTitle } from './bound.ts';
import { useCanvasStyles } from './canvas-styles.ts';
import { type Missing, ShopStyles, useFirstSample, usePartsShown } from './shop-parts.tsx';

const texts = words.pageEditor;

/** All sections of the page. Renders again when there are others, not when one of them changes. */
export function CanvasPage() {
  const { editor } = useEditing();
  useFirstSample();
  const root = useNode(editor.draft.root);
  const sections = root?.slots.content ?? [];
  const titled = useTitled();
  return (
    <TitledContext value={titled}>
      {titled === null && <HiddenTitle />}
      {sections.length === 0 && <p className="stoa-empty">{texts.page.empty}</p>}
      {sections.map((id, index) => (
        <CanvasBlock key={id} id={id} index={index} isFirst={index === 0} headingLevel={2} />
      ))}
      <ShopStyles />
    </TitledContext>
  );
}

/** The block with the page's only first-level heading. */
const TitledContext = createContext<Id | null>(null);

function useTitled(): Id | null {
  const { editor } = useEditing();
  return useSyncExternalStore(editor.watchAll, () => {
    const { draft, schemas } = editor;
    const root = editor.nodeOf(draft.root);
    const first = editor.nodeOf(root?.slots.content?.[0] ?? '')?.block;
    return titledBlock(schemaOf(schemas, root?.block.type ?? ''), nodesIn(draft), first);
  });
}

const HiddenTitle = () => <h1 className="visually-hidden">{useTitle()}</h1>;

type BlockProps = { id: Id; index: number; isFirst: boolean; headingLevel: HeadingLevel };
/** `stored`: the block as it is kept, where it shows something else. */
type ShownProps = Omit<BlockProps, 'id'> & { node: Node; stored?: Block };

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
  return isAnyBound(node.block) ? <WithValues node={node} {...place} /> : shownAs({ node, ...place }, editor.schemas);
});

/** A block with what the data says in place of what is bound to it. */
function WithValues({ node, ...place }: ShownProps) {
  const { editor } = useEditing();
  return shownAs({ node: { ...node, block: useShown(node.block) }, stored: node.block, ...place }, editor.schemas);
}

/** What draws a block: with what is known of the page, with data of its own, or by itself. */
function shownAs(props: ShownProps, schemas: Schemas) {
  const { type } = props.node.block;
  if (schemaOf(schemas, type)?.needs) return <WithParts {...props} />;
  return hasData(type) ? <WithData {...props} /> : <Shown {...props} data={noBlockData} />;
}

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
  stored,
  data,
  index,
  headingLevel: usual,
  missing = texts.page.nothing,
  ...given
}: ShownProps & { data: BlockData; missing?: Missing | undefined }): ReactNode {
  const { editor } = useEditing();
  const { block } = node;
  const blocksIn = (name: string, headingLevel: HeadingLevel) =>
    (node.slots[name] ?? []).map((id, index) => (
      <CanvasBlock key={id} id={id} index={index} isFirst={false} headingLevel={headingLevel} />
    ));
  const isRepeated = (name: string) => schemaOf(editor.schemas, block.type)?.repeats === name;
  // each is the block itself: whichever is chosen, all of them are changed
  const slot = (name: string, headingLevel: HeadingLevel) =>
    isRepeated(name)
      ? itemsIn(data)(block).map((values, index) => (
          <ItemContext key={index} value={{ values, isCopy: index > 0 }}>
            {blocksIn(name, headingLevel)}
          </ItemContext>
        ))
      : blocksIn(name, headingLevel);
  const place = { parent: node.place?.parent ?? editor.draft.root, index };
  const headingLevel = use(TitledContext) === block.id ? 1 : usual;
  // what comes from the data is not written here
  const edit = (property: string) => ({ [isBound(stored?.props?.[property]) ? 'data-bound' : 'data-edit']: property });
  const shown = { ...given, headingLevel, place, block: completed(block), data };
  const element = viewOf(block.type)?.view({ ...shown, slot, edit });
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
  // the rules hold for all that are drawn of it
  const isCopy = use(ItemContext)?.isCopy === true;
  useLayoutEffect(() => {
    if (!isCopy) looks.set(id, { type, ...(styles && { styles }) });
  }, [looks, isCopy, id, type, styles]);
  useLayoutEffect(() => () => (isCopy ? undefined : looks.remove(id)), [looks, isCopy, id]);
}
