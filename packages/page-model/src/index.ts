/** The documents of the website builder, and how they change. Pure: the server and the editor share it. */

export {
  type BlockSchema,
  type FileKind,
  type Preset,
  type Property,
  type Schemas,
  type Slot,
  type Style,
  type Subject,
  schemaOf,
  showable,
} from './block-schema.ts';
export {
  type Bound,
  type DataKind,
  type DataPath,
  type DataPaths,
  fixedOf,
  isAnyBound,
  isBound,
  pathIn,
  type ValueAt,
  type Values,
} from './bound.ts';
export { applyChange, type Change, type ChangeOutcome, isAsLeft, type Said, takeBack } from './changes.ts';
export {
  blocksWithData,
  dataAround,
  dataIn,
  findWrongData,
  fittedTo,
  type ItemsOf,
  shownValue,
  withData,
  wrongBound,
} from './data.ts';
export { type Difference, differences } from './differences.ts';
export {
  type Block,
  blocksIn,
  copyOf,
  type Id,
  LONGEST_DOCUMENT,
  newId,
  type Sized,
  STYLE_WIDTHS,
  type StyleWidth,
  type Value,
  WIDTHS,
  type Width,
} from './document.ts';
export { blockOf, childrenOf, type Draft, type Node, nodesIn, openDraft, parentsOf } from './draft.ts';
export { isSafeHref } from './links.ts';
export {
  apply,
  canHaveMore,
  hasRequired,
  isAccepted,
  type Op,
  type Place,
  placeOf,
  type Reason,
  wrongTree,
} from './operations.ts';
export { isBlock, isOp } from './read-op.ts';
export { isRichText, type RichMark, type RichNode, wordsOfRich } from './rich-text.ts';
export { amendChange, documentOf, makeChange, openSession, type Session, takeIn } from './session.ts';
export { isPrivatePath, SHOP_ADDRESSES } from './shop-addresses.ts';
