import { anyObject, choice, list, message, nullable, ref, refByName, text } from '../schema.ts';
import * as embeds from './rich-content/embeds.ts';
import * as layout from './rich-content/layout.ts';
import * as media from './rich-content/media.ts';
import { NodeStyle } from './rich-content/parts.ts';
import * as words from './rich-content/text.ts';

/** Rich text as a tree of nodes, with data of its kind each. */
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

/** The data of each kind of node. */
const nodeData = {
  ...{ buttonData: embeds.ButtonData, codeBlockData: words.CodeBlockData, dividerData: media.DividerData },
  ...{
    fileData: media.FileData,
    galleryData: media.GalleryData,
    gifData: media.GifData,
    headingData: words.HeadingData,
  },
  ...{ htmlData: embeds.HtmlData, imageData: media.ImageData, linkPreviewData: embeds.LinkPreviewData },
  ...{ mapData: embeds.MapData, paragraphData: words.ParagraphData, pollData: embeds.PollData },
  ...{ textData: words.TextData, appEmbedData: embeds.AppEmbedData, videoData: media.VideoData },
  ...{ embedData: embeds.EmbedData, collapsibleListData: layout.CollapsibleListData, tableData: layout.TableData },
  ...{ tableCellData: layout.TableCellData, audioData: media.AudioData, orderedListData: words.OrderedListData },
  ...{ bulletedListData: words.BulletedListData, blockquoteData: words.BlockquoteData },
  ...{ captionData: words.CaptionData, layoutData: layout.LayoutData, layoutCellData: layout.LayoutCellData },
  ...{ shapeData: media.ShapeData, cardData: layout.CardData, tocData: words.TocData },
  ...{ smartBlockData: layout.SmartBlockData, smartBlockCellData: layout.SmartBlockCellData },
  ...{ checkboxListData: words.CheckboxListData, listItemData: words.ListItemData },
};
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

export const RichContentNodeSchema = message(
  'RichContentNode',
  {
    type: RichContentNodeType,
    id: text(),
    nodes: list(refByName<RichContentNode>('RichContentNode')),
    style: nullable(ref(NodeStyle)),
    ...Object.fromEntries(Object.entries(nodeData).map(([name, data]) => [name, nullable(ref(data))])),
    externalData: nullable(anyObject),
  },
  { atMostOne: [[...Object.keys(nodeData), 'externalData']] },
);

export const RichContent = message('RichContent', {
  nodes: list(refByName<RichContentNode>('RichContentNode')),
  metadata: nullable(ref(words.Metadata)),
  documentStyle: nullable(ref(words.DocumentStyle)),
});
