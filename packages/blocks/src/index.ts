/** The blocks of a page and a site's theme, shared by the storefront and the page editor. Pure: they fetch no data. */

export type { BannerSummary, PlacedBanner } from './banner-card.tsx';
export type { Block, BlockData, CategorySummary } from './block-data.ts';
export { pictureUrl, sizeOf } from './media.ts';
export { Picture, type PictureSource, ratioOf } from './picture.tsx';
export { Price, ProductCard, ProductList, type ProductSummary, type Rating } from './product-card.tsx';
export { readNumber, readPicture, readText } from './read-props.ts';
export { type BlockDocument, completeBlocks, renderBlocks } from './render-blocks.tsx';
export { STAR_OUTLINE, Stars } from './stars.tsx';
export { defaultTheme, readableOn, type Theme, themeStyles } from './theme.ts';
