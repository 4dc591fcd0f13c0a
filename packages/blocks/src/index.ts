/** The blocks of a page and a site's theme, shared by the storefront and the page editor. Pure: they fetch no data. */

export type { BannerSummary, PlacedBanner } from './banner-card.tsx';
export type { Block, BlockData, BlockProps, BlockView, CategorySummary, HeadingLevel } from './block-data.ts';
export { rulesFor } from './block-styles.ts';
export { type CheckoutLook, checkoutStyles } from './checkout-look.ts';
export { contrastOf, passingOn, readableOn, TEXT_CONTRAST } from './contrast.ts';
export { pictureUrl, sizeOf } from './media.ts';
export { newBlock } from './new-block.ts';
export { Picture, type PictureSource, ratioOf } from './picture.tsx';
export { Price, ProductCard, ProductList, type ProductSummary, type Rating } from './product-card.tsx';
export { readNumber, readPicture, readText } from './read-props.ts';
export { canBeTitle, completed, marked, renderBlocks, viewOf } from './render-blocks.tsx';
export { STAR_OUTLINE, Stars } from './stars.tsx';
export { defaultTheme, SCHEMES, schemeStyles, type Theme, themeStyles } from './theme.ts';
