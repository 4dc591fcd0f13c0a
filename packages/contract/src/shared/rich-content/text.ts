/** Rich content: words, lists, and how they look. */
import { boolean, choice, date, list, message, nullable, number, readonly, ref, text } from '../../schema.ts';
import { Animation, colour, Link, NodeStyle, TextStyle } from './parts.ts';

export const Metadata = message('RichContentMetadata', {
  version: number(),
  createdTimestamp: readonly(nullable(date)),
  updatedTimestamp: nullable(date),
  id: nullable(text()),
});
export const HeadingData = message('RichContentHeadingData', {
  level: number(),
  textStyle: ref(TextStyle),
  indentation: nullable(number()),
  renderedLevel: nullable(number()),
  animation: ref(Animation),
});
export const ParagraphData = message('RichContentParagraphData', {
  textStyle: ref(TextStyle),
  indentation: nullable(number()),
  level: nullable(number()),
  animation: ref(Animation),
});
const AnchorData = message('RichContentAnchorData', {
  anchor: text(),
});
const ColorData = message('RichContentColorData', {
  background: nullable(text()),
  foreground: nullable(text()),
});
const LinkData = message('RichContentLinkData', {
  link: ref(Link),
});
const MentionData = message('RichContentMentionData', {
  name: text(),
  slug: text(),
  id: nullable(text()),
  type: nullable(text()),
});
const FontSizeData = message('RichContentFontSizeData', {
  unit: choice('PX', 'EM'),
  value: nullable(number()),
});
const SpoilerData = message('RichContentSpoilerData', {
  id: nullable(text()),
});
const FontFamilyData = message('RichContentFontFamilyData', {
  value: nullable(text({ maxLength: 1000 })),
});
const SketchData = message('RichContentSketchData', {
  variant: choice('UNDERLINE', 'BOX', 'CIRCLE', 'HIGHLIGHT', 'STRIKETHROUGH', 'CROSSED_OFF'),
  color: nullable(colour),
  animate: nullable(boolean),
});
const Decoration = message(
  'RichContentDecoration',
  {
    anchorData: ref(AnchorData),
    colorData: ref(ColorData),
    linkData: ref(LinkData),
    mentionData: ref(MentionData),
    fontSizeData: ref(FontSizeData),
    fontWeightValue: nullable(number()),
    italicData: nullable(boolean),
    underlineData: nullable(boolean),
    spoilerData: ref(SpoilerData),
    strikethroughData: nullable(boolean),
    superscriptData: nullable(boolean),
    subscriptData: nullable(boolean),
    fontFamilyData: ref(FontFamilyData),
    sketchData: ref(SketchData),
    type: choice(
      'BOLD',
      'ITALIC',
      'UNDERLINE',
      'SPOILER',
      'ANCHOR',
      'MENTION',
      'LINK',
      'COLOR',
      'FONT_SIZE',
      'EXTERNAL',
      'STRIKETHROUGH',
      'SUPERSCRIPT',
      'SUBSCRIPT',
      'FONT_FAMILY',
      'SKETCH',
    ),
  },
  {
    atMostOne: [
      [
        'anchorData',
        'colorData',
        'linkData',
        'mentionData',
        'fontSizeData',
        'fontWeightValue',
        'italicData',
        'underlineData',
        'spoilerData',
        'strikethroughData',
        'superscriptData',
        'subscriptData',
        'fontFamilyData',
        'sketchData',
      ],
    ],
  },
);
export const TextData = message('RichContentTextData', {
  text: text(),
  decorations: list(ref(Decoration)),
});
export const CodeBlockData = message('RichContentCodeBlockData', {
  textStyle: ref(TextStyle),
  animation: ref(Animation),
});
export const BlockquoteData = message('RichContentBlockquoteData', {
  indentation: number(),
  animation: ref(Animation),
});
export const OrderedListData = message('RichContentOrderedListData', {
  indentation: number(),
  offset: nullable(number()),
  start: nullable(number()),
  animation: ref(Animation),
});
export const BulletedListData = message('RichContentBulletedListData', {
  indentation: number(),
  offset: nullable(number()),
  animation: ref(Animation),
});
export const CheckboxListData = message('RichContentCheckboxListData', {
  indentation: number(),
  offset: nullable(number()),
  animation: ref(Animation),
});
export const ListItemData = message('RichContentListItemData', {
  checked: nullable(boolean),
  animation: ref(Animation),
});
export const CaptionData = message('RichContentCaptionData', {
  textStyle: ref(TextStyle),
});
export const TocData = message('RichContentTocData', {
  includedHeadings: list(number()),
  listStyle: choice(
    'PLAIN',
    'NUMBERED',
    'LETTERS',
    'ROMAN',
    'BULLETED',
    'ALPHABETICAL_INDEX',
    'ALPHABETICAL_INDEX_COMPACT',
  ),
  fontSize: nullable(number()),
  itemSpacing: nullable(number()),
  color: nullable(colour),
  indentation: choice('NESTED', 'FLAT'),
  animation: ref(Animation),
});
const TextNodeStyle = message('RichContentTextNodeStyle', {
  decorations: list(ref(Decoration)),
  nodeStyle: ref(NodeStyle),
  lineHeight: nullable(text()),
});
export const DocumentStyle = message('RichContentDocumentStyle', {
  headerOne: ref(TextNodeStyle),
  headerTwo: ref(TextNodeStyle),
  headerThree: ref(TextNodeStyle),
  headerFour: ref(TextNodeStyle),
  headerFive: ref(TextNodeStyle),
  headerSix: ref(TextNodeStyle),
  paragraph: ref(TextNodeStyle),
  blockquote: ref(TextNodeStyle),
  codeBlock: ref(TextNodeStyle),
});
