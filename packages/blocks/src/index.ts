/** The blocks of a page and a site's theme, shared by the storefront and the page editor. Pure: they fetch no data. */

export type { BannerSummary, PlacedBanner } from './banner-card.tsx';
export {
  type Block,
  type BlockData,
  type BlockProps,
  type BlockView,
  type CategorySummary,
  type HeadingLevel,
  noBlockData,
  typesWith,
} from './block-data.ts';
export { rulesFor } from './block-styles.ts';
export { type CheckoutLook, checkoutStyles } from './checkout-look.ts';
export { contrastOf, passingOn, readableOn, TEXT_CONTRAST } from './contrast.ts';
export { EMBED_RIGHTS } from './embed/embed.tsx';
export { allFontStyles, fontPreloads, fontStack, fontStyles, hostedFonts } from './fonts/font-styles.ts';
export { nameOf as nameOfEntry } from './form/field-parts.tsx';
export {
  FileFieldView,
  filesNameOf,
  MOST_MEGABYTES,
  readWaiting,
  removedNameOf,
  type WaitingFile,
  waitingValue,
} from './form/file-field.tsx';
export { anchorOf, BLOCK_FIELD, TRAP_FIELD } from './form/form.tsx';
export { plainParagraphs, richLine, richWords, type Span, spansOf } from './form/rich-words.ts';
export {
  controlOf,
  type FieldKind,
  type FileFieldProps,
  type Filling,
  type FormToFill,
  isField,
  kindOf,
  LONG_TEXT,
  MOST_FILES,
  type ShownField,
  type ShownForm,
  showForm,
  TICKED,
} from './form/shown-form.ts';
export { pictureUrl, sizeOf } from './media.ts';
export { newBlock, readyBlock } from './new-block.ts';
export { Picture, type PictureFile, type PictureSource, ratioOf } from './picture.tsx';
export { PostCard, PostFacts, type PostSummary } from './post-card.tsx';
export { Price, ProductCard, ProductList, type ProductSummary, type Rating } from './product-card.tsx';
export { ProductRow } from './product-row.tsx';
export { readNumber, readPicture, readText } from './read-props.ts';
export { completed, marked, renderBlocks, titledBlock, viewOf } from './render-blocks.tsx';
export { itemsIn } from './repeats/items.ts';
export type { blogData, categoryData, postData, productData, searchData, ValuesOf } from './schemas/data.ts';
export { siteValues } from './site-values.ts';
export { STAR_OUTLINE, Stars } from './stars.tsx';
export { defaultTheme, SCHEMES, schemeStyles, type Theme, themeStyles } from './theme.ts';
