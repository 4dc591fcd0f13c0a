import { anyObject, choice, list, message, nullable, refByName, text } from '../schema.ts';

/** Rich text as a tree of nodes. The data of each node type is stored unchanged. */
export type RichContentNode = {
  type?: string;
  id?: string;
  nodes?: RichContentNode[];
  style?: Record<string, unknown>;
  textData?: { text?: string; decorations?: Record<string, unknown>[] };
  headingData?: { level?: number; [key: string]: unknown };
  linkData?: Record<string, unknown>;
  [data: string]: unknown;
};

const nodeData = [
  'buttonData',
  'codeBlockData',
  'dividerData',
  'fileData',
  'galleryData',
  'gifData',
  'headingData',
  'htmlData',
  'imageData',
  'linkPreviewData',
  'mapData',
  'paragraphData',
  'pollData',
  'textData',
  'appEmbedData',
  'videoData',
  'embedData',
  'collapsibleListData',
  'tableData',
  'tableCellData',
  'externalData',
  'audioData',
  'orderedListData',
  'bulletedListData',
  'blockquoteData',
  'captionData',
  'layoutData',
  'layoutCellData',
  'shapeData',
  'cardData',
  'tocData',
  'smartBlockData',
  'smartBlockCellData',
  'checkboxListData',
  'listItemData',
];
export const RichContentNodeType = choice(
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'VIDEO',
  'DIVIDER',
  'FILE',
  'GALLERY',
  'GIF',
  'HTML',
  'IMAGE',
  'LINK_PREVIEW',
  'MAP',
  'POLL',
  'APP_EMBED',
  'BUTTON',
  'COLLAPSIBLE_LIST',
  'TABLE',
  'EMBED',
  'COLLAPSIBLE_ITEM',
  'COLLAPSIBLE_ITEM_TITLE',
  'COLLAPSIBLE_ITEM_BODY',
  'TABLE_CELL',
  'TABLE_ROW',
  'EXTERNAL',
  'AUDIO',
  'CAPTION',
  'LAYOUT',
  'LAYOUT_CELL',
  'SHAPE',
  'CARD',
  'TOC',
  'SMART_BLOCK',
  'SMART_BLOCK_CELL',
  'CHECKBOX_LIST',
);

export const RichContentNodeSchema = message('RichContentNode', {
  type: RichContentNodeType,
  id: text(),
  nodes: list(refByName<RichContentNode>('RichContentNode')),
  style: nullable(anyObject),
  ...Object.fromEntries(nodeData.map((name) => [name, nullable(anyObject)])),
});

export const RichContent = message('RichContent', {
  nodes: list(refByName<RichContentNode>('RichContentNode')),
  metadata: nullable(anyObject),
  documentStyle: nullable(anyObject),
});
