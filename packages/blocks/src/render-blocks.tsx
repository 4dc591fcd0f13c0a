import {
  type BlockSchema,
  blocksIn,
  type Id,
  isBound,
  type Block as StoredBlock,
  schemaOf,
  type Value,
  withData,
} from '@stoa/page-model';
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { addressSection } from './address/address.tsx';
import { announcement } from './announcement/announcement.tsx';
import { banner } from './banner/banner.tsx';
import { beforeAfter } from './before-after/before-after.tsx';
import type { Block, BlockData, BlockProps, BlockView, HeadingLevel } from './block-data.ts';
import { type BlockStyles, collectStyles, dataAttributes } from './block-styles.ts';
import {
  blogPosts,
  blogTop,
  blogTopics,
  post,
  postByline,
  postCategories,
  postCover,
  postLikes,
  postNeighbours,
  postTags,
  postText,
  postTitle,
  relatedPosts,
} from './blog/blog.tsx';
import { cart } from './cart/cart.tsx';
import { categoryTiles } from './category-tiles/category-tiles.tsx';
import { column, columns } from './columns/columns.tsx';
import { countdown } from './countdown/countdown.tsx';
import { download, downloads } from './downloads/downloads.tsx';
import { button, divider, heading, picture, spacer, words } from './elements/elements.tsx';
import { embed } from './embed/embed.tsx';
import { feature, featureList } from './feature-list/feature-list.tsx';
import { figure, figures } from './figures/figures.tsx';
import { form } from './form/form.tsx';
import { gallery, galleryPicture } from './gallery/gallery.tsx';
import { hero } from './hero/hero.tsx';
import { imageWithText } from './image-with-text/image-with-text.tsx';
import { latestPosts } from './latest-posts/latest-posts.tsx';
import { listingTop, productListing, searchResults, searchTop, subcategories } from './listing/listing.tsx';
import { logo, logos } from './logos/logos.tsx';
import { newProducts, notFound, searchBox, shopLinks } from './not-found/not-found.tsx';
import { openingHours, openingLine } from './opening-hours/opening-hours.tsx';
import { priceLine, priceList } from './price-list/price-list.tsx';
import {
  breadcrumbs,
  product,
  productBrand,
  productDescription,
  productDetails,
  productName,
  productRating,
  productReviews,
  productRibbons,
  purchase,
  relatedProducts,
  wishButton,
} from './product/product.tsx';
import { productGrid } from './product-grid/product-grid.tsx';
import { question, questions } from './questions/questions.tsx';
import { quote } from './quote/quote.tsx';
import { readText } from './read-props.ts';
import { itemsIn } from './repeats/items.ts';
import { categoryRepeat, postRepeat, productRepeat } from './repeats/repeats.tsx';
import { richText } from './rich-text/rich-text.tsx';
import { blockSchemas } from './schemas/index.ts';
import { socialLink, socialLinks } from './social-links/social-links.tsx';
import { step, steps } from './steps/steps.tsx';
import { table, tableHead, tableRow } from './table/table.tsx';
import { tab, tabs } from './tabs/tabs.tsx';
import { team, teamMember } from './team/team.tsx';
import { testimonial, testimonials } from './testimonials/testimonials.tsx';
import { moment, timeline } from './timeline/timeline.tsx';
import { video } from './video/video.tsx';

/** Every type of block on a page, by its name in documents. */
export const blockViews: Readonly<Record<string, BlockView>> = {
  hero,
  productGrid,
  categoryTiles,
  latestPosts,
  productRepeat,
  categoryRepeat,
  postRepeat,
  richText,
  imageWithText,
  featureList,
  feature,
  quote,
  announcement,
  banner,
  column,
  columns,
  button,
  divider,
  heading,
  picture,
  spacer,
  words,
  figure,
  figures,
  form,
  gallery,
  galleryPicture,
  logo,
  logos,
  openingHours,
  openingLine,
  priceLine,
  priceList,
  question,
  questions,
  step,
  steps,
  testimonial,
  testimonials,
  address: addressSection,
  beforeAfter,
  countdown,
  download,
  downloads,
  embed,
  moment,
  socialLink,
  socialLinks,
  tab,
  table,
  tableHead,
  tableRow,
  tabs,
  team,
  teamMember,
  timeline,
  video,
  breadcrumbs,
  product,
  productBrand,
  productDescription,
  productDetails,
  productName,
  productRating,
  productReviews,
  productRibbons,
  purchase,
  relatedProducts,
  wishButton,
  newProducts,
  notFound,
  searchBox,
  shopLinks,
  cart,
  listingTop,
  productListing,
  searchResults,
  searchTop,
  subcategories,
  blogPosts,
  blogTop,
  blogTopics,
  post,
  postByline,
  postCategories,
  postCover,
  postLikes,
  postNeighbours,
  postTags,
  postText,
  postTitle,
  relatedPosts,
};

export const viewOf = (type: string): BlockView | undefined =>
  Object.hasOwn(blockViews, type) ? blockViews[type] : undefined;

/** A page's content, its blocks as they are shown, the style sheet of their looks, and the schemes that these use. */
export type RenderedBlocks = { content: ReactNode; shown: StoredBlock } & Pick<BlockStyles, 'css' | 'schemes'>;

/**
 * The blocks of a page in order, with data for what is bound to it. A page has one first-level heading (`titledBlock`); where no
 * block has it, the page's title is a hidden heading. Blocks of unknown types are left out.
 */
export function renderBlocks(root: StoredBlock, { data }: { data: BlockData }): RenderedBlocks {
  const { valueAt = () => null } = data;
  const shown = withData(blockSchemas, root, { valueAt, itemsOf: itemsIn(data) });
  const { css, schemes, classOf } = collectStyles(blockSchemas, shown);
  const schema = schemaOf(blockSchemas, root.type);
  const titled = titledBlock(schema, blocksIn(root), shown.slots?.content?.[0]);
  const named = () => String((schema?.title && valueAt(schema.title)) ?? '');
  const title = titled === null ? readText(root.props ?? {}, 'title') || named() : null;
  return { content: contentOf(shown, { data, classOf, titled }, title), shown, css, schemes };
}

type Given = Pick<BlockProps, 'data'> & Pick<BlockStyles, 'classOf'> & { titled: Id | null };

/** `title`: where no block has it. */
function contentOf(root: StoredBlock, given: Given, title: string | null): ReactNode {
  const sections = root.slots?.content ?? [];
  return (
    <>
      {title !== null && <h1 className="visually-hidden">{title}</h1>}
      {sections.map((block, index) => (
        <Fragment key={block.id}>
          {renderBlock(block, {
            ...given,
            place: { parent: root.id, index },
            isFirst: index === 0,
            headingLevel: 2,
          })}
        </Fragment>
      ))}
    </>
  );
}

type Options = Given & Pick<BlockProps, 'isFirst' | 'place' | 'headingLevel'>;

function renderBlock(block: StoredBlock, { headingLevel: level, ...options }: Options): ReactNode {
  const headingLevel = block.id === options.titled ? 1 : level;
  const slot = (name: string, headingLevel: HeadingLevel) =>
    (block.slots?.[name] ?? []).map((child, index) => (
      <Fragment key={child.id}>
        {renderBlock(child, { ...options, place: { parent: block.id, index }, isFirst: false, headingLevel })}
      </Fragment>
    ));
  const given = { ...options, headingLevel, block: completed(block) };
  const element = viewOf(block.type)?.view({ ...given, slot, edit: () => ({}) });
  return element && marked(element, block, { className: options.classOf(block) });
}

type Marks = { className?: string | undefined } & Record<`data-${string}`, string>;

/** A block's element with what its look and the widths at which it is hidden ask for. */
export function marked(
  element: ReactElement<{ className?: string }>,
  block: Omit<StoredBlock, 'slots'>,
  { className, ...marks }: Marks,
): ReactElement {
  const { type, styles, hide = [] } = block;
  const own = element.props.className;
  return cloneElement(element, {
    ...(className && { className: own ? `${own} ${className}` : className }),
    ...(styles && dataAttributes(blockSchemas, { type, styles })),
    ...(hide.length > 0 && { 'data-hide': hide.join(' ') }),
    ...marks,
  });
}

/** A stored block with props, for its view and for loaders. */
export const completed = ({ id, type, props = {}, styles = {} }: StoredBlock): Block => ({ id, type, props, styles });

type Own = Omit<StoredBlock, 'slots'>;

/**
 * The block with the page's only first-level heading: one that says what the page is about, else the first section of the page,
 * if that has a heading; null where there is none. `blocks`: all of the page; of pages that are about nothing, none is looked at.
 */
export function titledBlock(
  { about, title }: Pick<BlockSchema, 'about' | 'title'> = {},
  blocks: Iterable<Own>,
  first: Own | undefined,
): Id | null {
  const named = about ? namedBlock(blocks, title) : null;
  return named ?? (first && canBeTitle(first) ? first.id : null);
}

/** The block that always has the heading of a page of the shop, else the first heading that is bound to what that is called. */
function namedBlock(blocks: Iterable<Own>, path: string | undefined): Id | null {
  let named: Id | null = null;
  for (const block of blocks) {
    if (viewOf(block.type)?.hasTitle) return block.id;
    if (path !== undefined && named === null && isNamedBy(block, path)) named = block.id;
  }
  return named;
}

function isNamedBy({ type, props = {} }: Own, path: string): boolean {
  const heading: Value | undefined = type === 'heading' ? props.text : props.heading;
  return isBound(heading) && heading.bind === path && (type === 'heading' || viewOf(type)?.canBeTitle === true);
}

const canBeTitle = ({ type, props = {} }: Own): boolean =>
  (isBound(props.heading) || readText(props, 'heading') !== '') && viewOf(type)?.canBeTitle === true;
