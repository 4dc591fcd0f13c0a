/** What every type of block holds, without its views: for the server and the editor. */
import type { BlockSchema, Schemas } from '@stoa/page-model';
import { address } from '../address/block.ts';
import { announcement } from '../announcement/block.ts';
import { banner } from '../banner/block.ts';
import { beforeAfter } from '../before-after/block.ts';
import {
  blogPage,
  blogPosts,
  blogTop,
  blogTopics,
  post,
  postByline,
  postCategories,
  postCover,
  postLikes,
  postNeighbours,
  postPage,
  postTags,
  postText,
  postTitle,
  relatedPosts,
} from '../blog/block.ts';
import { cart, cartPage } from '../cart/block.ts';
import { categoryTiles } from '../category-tiles/block.ts';
import { column, columns } from '../columns/block.ts';
import { countdown } from '../countdown/block.ts';
import { download, downloads } from '../downloads/block.ts';
import { button, divider, heading, picture, spacer, words } from '../elements/block.ts';
import { embed } from '../embed/block.ts';
import { feature, featureList } from '../feature-list/block.ts';
import { figure, figures } from '../figures/block.ts';
import { form } from '../form/block.ts';
import { gallery, galleryPicture } from '../gallery/block.ts';
import { hero } from '../hero/block.ts';
import { imageWithText } from '../image-with-text/block.ts';
import { latestPosts } from '../latest-posts/block.ts';
import {
  categoryPage,
  listingTop,
  productListing,
  searchPage,
  searchResults,
  searchTop,
  subcategories,
} from '../listing/block.ts';
import { logo, logos } from '../logos/block.ts';
import { newProducts, notFound, notFoundPage, searchBox, shopLinks } from '../not-found/block.ts';
import { openingHours, openingLine } from '../opening-hours/block.ts';
import { page } from '../page/block.ts';
import { priceLine, priceList } from '../price-list/block.ts';
import {
  breadcrumbs,
  product,
  productBrand,
  productDescription,
  productDetails,
  productName,
  productPage,
  productRating,
  productReviews,
  productRibbons,
  purchase,
  relatedProducts,
  wishButton,
} from '../product/block.ts';
import { productGrid } from '../product-grid/block.ts';
import { question, questions } from '../questions/block.ts';
import { quote } from '../quote/block.ts';
import { categoryRepeat, postRepeat, productRepeat } from '../repeats/block.ts';
import { richText } from '../rich-text/block.ts';
import { siteFooter } from '../site-footer/block.ts';
import { menuEntry, menuLink, siteMenu } from '../site-menu/block.ts';
import { siteTheme } from '../site-theme/block.ts';
import { socialLink, socialLinks } from '../social-links/block.ts';
import { step, steps } from '../steps/block.ts';
import { table, tableHead, tableRow } from '../table/block.ts';
import { tab, tabs } from '../tabs/block.ts';
import { team, teamMember } from '../team/block.ts';
import { testimonial, testimonials } from '../testimonials/block.ts';
import { moment, timeline } from '../timeline/block.ts';
import { video } from '../video/block.ts';

const roots = [
  page,
  productPage,
  categoryPage,
  searchPage,
  cartPage,
  postPage,
  blogPage,
  notFoundPage,
  siteTheme,
  siteMenu,
  siteFooter,
];
const sections = [
  breadcrumbs,
  product,
  productReviews,
  relatedProducts,
  listingTop,
  subcategories,
  productListing,
  searchTop,
  searchResults,
  cart,
  post,
  postNeighbours,
  relatedPosts,
  blogTop,
  blogTopics,
  blogPosts,
  notFound,
  newProducts,
  hero,
  banner,
  announcement,
  productGrid,
  categoryTiles,
  latestPosts,
  productRepeat,
  categoryRepeat,
  postRepeat,
  richText,
  imageWithText,
  columns,
  gallery,
  featureList,
  steps,
  figures,
  quote,
  testimonials,
  questions,
  priceList,
  openingHours,
  form,
  address,
  logos,
  team,
  timeline,
  tabs,
  table,
  video,
  beforeAfter,
  downloads,
  socialLinks,
  countdown,
  embed,
];
const items = [
  productRibbons,
  productName,
  productRating,
  productBrand,
  purchase,
  wishButton,
  productDescription,
  productDetails,
  postCategories,
  postTitle,
  postByline,
  postCover,
  postText,
  postTags,
  postLikes,
  searchBox,
  shopLinks,
  column,
  galleryPicture,
  feature,
  step,
  figure,
  testimonial,
  question,
  priceLine,
  openingLine,
  logo,
  teamMember,
  moment,
  tab,
  tableHead,
  tableRow,
  download,
  socialLink,
  menuEntry,
  menuLink,
];
const elements = [heading, words, button, picture, divider, spacer];
const all = [...roots, ...sections, ...items, ...elements];

export const blockSchemas: Schemas = Object.fromEntries(all.map((schema: BlockSchema) => [schema.type, schema]));
