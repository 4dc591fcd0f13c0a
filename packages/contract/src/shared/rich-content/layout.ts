/** Rich content: tables, columns, cards, and lists that open. */
import { boolean, choice, list, message, nullable, number, ref, text } from '../../schema.ts';
import { Animation, Container, colour, Gradient, Media } from './parts.ts';

const TableDimensions = message('RichContentTableDimensions', {
  colsWidthRatio: list(number()),
  rowsHeight: list(number()),
  colsMinWidth: list(number()),
});
export const TableData = message('RichContentTableData', {
  containerData: ref(Container),
  dimensions: ref(TableDimensions),
  header: nullable(boolean),
  rowHeader: nullable(boolean),
  columnHeader: nullable(boolean),
  cellSpacing: nullable(number()),
  cellPadding: list(number(), { maxItems: 4 }),
  altText: nullable(text()),
  animation: ref(Animation),
});
const CellStyle = message('RichContentCellStyle', {
  verticalAlignment: choice('TOP', 'MIDDLE', 'BOTTOM'),
  backgroundColor: nullable(colour),
});
const BorderColors = message('RichContentBorderColors', {
  left: nullable(colour),
  right: nullable(colour),
  top: nullable(colour),
  bottom: nullable(colour),
});
const BorderWidths = message('RichContentBorderWidths', {
  left: nullable(number()),
  right: nullable(number()),
  top: nullable(number()),
  bottom: nullable(number()),
});
export const TableCellData = message('RichContentTableCellData', {
  cellStyle: ref(CellStyle),
  borderColors: ref(BorderColors),
  colspan: nullable(number()),
  rowspan: nullable(number()),
  borderWidths: ref(BorderWidths),
});
export const CollapsibleListData = message('RichContentCollapsibleListData', {
  containerData: ref(Container),
  expandOnlyOne: nullable(boolean),
  initialExpandedItems: choice('FIRST', 'ALL', 'NONE'),
  direction: choice('LTR', 'RTL'),
  isQapageData: nullable(boolean),
  animation: ref(Animation),
});
const LayoutBackground = message('RichContentLayoutBackground', {
  type: choice('COLOR', 'GRADIENT'),
  color: nullable(colour),
  gradient: ref(Gradient),
});
const LayoutBackgroundImage = message('RichContentLayoutBackgroundImage', {
  media: ref(Media),
  opacity: nullable(number()),
  scaling: choice('AUTO', 'CONTAIN', 'COVER'),
  position: choice(
    'CENTER',
    'CENTER_LEFT',
    'CENTER_RIGHT',
    'TOP',
    'TOP_LEFT',
    'TOP_RIGHT',
    'BOTTOM',
    'BOTTOM_LEFT',
    'BOTTOM_RIGHT',
  ),
  blur: nullable(number()),
  overlay: ref(LayoutBackground),
});
const LayoutBanner = message('RichContentLayoutBanner', {
  origin: choice('IMAGE', 'LAYOUT'),
  position: choice('TOP', 'BOTTOM'),
});
const LayoutBackdrop = message('RichContentLayoutBackdrop', {
  type: choice('COLOR', 'GRADIENT'),
  color: nullable(colour),
  gradient: ref(Gradient),
});
const DividerLayers = message('RichContentDividerLayers', {
  count: nullable(number()),
  offsetY: nullable(number()),
  layerEffect: choice('CENTER', 'FADE_TO_TOP', 'FADE_TO_BOTTOM'),
  offsetX: nullable(number()),
});
const SectionDivider = message('RichContentSectionDivider', {
  type: choice(
    'ELLIPSE',
    'TILT',
    'LIQUID',
    'LEFT_WAVE',
    'PAINT_SCRIBBLE',
    'INVERTED_ELLIPSE',
    'RIGHT_WAVE',
    'DUNES',
    'WAVES',
    'TRIANGLE',
    'SEMI_ELLIPSE',
    'PLANTS',
    'LAYERED_ELLIPSE',
    'PIXELS',
    'PAINT',
    'CLOUDS',
    'OPTICAL_ILLUSION',
    'STRIPES',
    'BLOBS',
    'SEMI_CIRCLES',
    'HILL',
    'BRUSH',
    'PEAKS',
    'ANGLED_TRIANGLE',
  ),
  color: nullable(colour),
  height: nullable(number()),
  offsetX: nullable(number()),
  flipped: nullable(boolean),
  layers: ref(DividerLayers),
});
export const LayoutData = message('RichContentLayoutData', {
  backgroundColor: nullable(colour),
  backgroundImage: ref(LayoutBackgroundImage),
  borderColor: nullable(colour),
  borderWidth: nullable(number()),
  borderRadius: nullable(number()),
  backdropColor: nullable(colour),
  backdropImage: ref(LayoutBackgroundImage),
  backdropPaddingTop: nullable(number()),
  backdropPaddingBottom: nullable(number()),
  gap: nullable(number()),
  cellPadding: list(number(), { maxItems: 4 }),
  cellVerticalAlignment: choice('TOP', 'MIDDLE', 'BOTTOM'),
  responsivenessBehaviour: choice('STACK', 'WRAP'),
  responsivenessBreakpoint: nullable(number()),
  containerData: ref(Container),
  designTarget: choice('LAYOUT', 'CELL'),
  banner: ref(LayoutBanner),
  background: ref(LayoutBackground),
  backdrop: ref(LayoutBackdrop),
  animation: ref(Animation),
  topDivider: ref(SectionDivider),
  bottomDivider: ref(SectionDivider),
});
export const LayoutCellData = message('RichContentLayoutCellData', {
  colSpan: nullable(number()),
});
const CardBackground = message('RichContentCardBackground', {
  type: choice('COLOR', 'GRADIENT'),
  color: nullable(colour),
  gradient: ref(Gradient),
});
const CardBackgroundImage = message('RichContentCardBackgroundImage', {
  media: ref(Media),
  opacity: nullable(number()),
  scaling: choice('AUTO', 'CONTAIN', 'COVER'),
  position: choice(
    'CENTER',
    'CENTER_LEFT',
    'CENTER_RIGHT',
    'TOP',
    'TOP_LEFT',
    'TOP_RIGHT',
    'BOTTOM',
    'BOTTOM_LEFT',
    'BOTTOM_RIGHT',
  ),
  overlay: ref(CardBackground),
  blur: nullable(number()),
});
export const CardData = message('RichContentCardData', {
  background: ref(CardBackground),
  backgroundImage: ref(CardBackgroundImage),
});
export const SmartBlockData = message('RichContentSmartBlockData', {
  type: choice(
    'SOLID_BOXES',
    'NUMBERED_BOXES',
    'STATS',
    'CIRCLE_STATS',
    'SOLID_BOXES_ALTERNATING',
    'SOLID_JOINED_BOXES',
    'SIDE_LINE_TEXT',
    'TOP_LINE_TEXT',
    'OUTLINE_BOXES_WITH_TOP_CIRCLE',
    'BIG_BULLETS',
    'SMALL_BULLETS',
    'ARROW_BULLETS',
    'PROCESS_STEPS',
    'BAR_STATS',
    'TIMELINE',
    'MINIMAL_TIMELINE',
    'PILLS',
    'STAR_RATING',
    'QUOTE_BOXES',
    'CIRCLE',
    'PYRAMID',
    'STAIRCASE',
    'VERTICAL_FUNNEL',
  ),
  orientation: nullable(text()),
  columnSize: choice('SMALL', 'MEDIUM', 'LARGE', 'EXTRA_LARGE'),
  borderColor: nullable(colour),
  borderWidth: nullable(number()),
  borderRadius: nullable(number()),
  animation: ref(Animation),
});
export const SmartBlockCellData = message('RichContentSmartBlockCellData', {
  label: nullable(text()),
  shape: ref(Media),
  borderColor: nullable(colour),
  borderWidth: nullable(number()),
  borderRadius: nullable(number()),
  type: choice(
    'SOLID_BOXES',
    'NUMBERED_BOXES',
    'STATS',
    'CIRCLE_STATS',
    'SOLID_BOXES_ALTERNATING',
    'SOLID_JOINED_BOXES',
    'SIDE_LINE_TEXT',
    'TOP_LINE_TEXT',
    'OUTLINE_BOXES_WITH_TOP_CIRCLE',
    'BIG_BULLETS',
    'SMALL_BULLETS',
    'ARROW_BULLETS',
    'PROCESS_STEPS',
    'BAR_STATS',
    'TIMELINE',
    'MINIMAL_TIMELINE',
    'PILLS',
    'STAR_RATING',
    'QUOTE_BOXES',
    'CIRCLE',
    'PYRAMID',
    'STAIRCASE',
    'VERTICAL_FUNNEL',
  ),
  accentColor: nullable(colour),
  backgroundColor: nullable(colour),
  shapeColor: nullable(colour),
});
