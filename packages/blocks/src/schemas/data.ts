/** What blocks can show of the site, and of what a page of the shop is about. */
import type { DataPaths, Value } from '@stoa/page-model';

export const siteData = {
  'site.name': { label: 'Name', kind: 'text' },
  'site.address': { label: 'Address', kind: 'text', mayLack: true },
  'site.phone': { label: 'Telephone', kind: 'text', mayLack: true },
  'site.email': { label: 'E-mail', kind: 'text', mayLack: true },
} as const satisfies DataPaths;

export const productData = {
  'product.name': { label: 'Name', kind: 'text' },
  'product.price': { label: 'Price', kind: 'text' },
  'product.compareAtPrice': { label: 'Original price', kind: 'text', mayLack: true },
  'product.brand': { label: 'Brand', kind: 'text', mayLack: true },
  'product.ribbon': { label: 'Ribbon', kind: 'text', mayLack: true },
  'product.sku': { label: 'SKU', kind: 'text', mayLack: true },
  'product.description': { label: 'Description', kind: 'richText', mayLack: true },
  'product.media.main': { label: 'First picture', kind: 'picture', mayLack: true },
  'product.media.second': { label: 'Second picture', kind: 'picture', mayLack: true },
  'product.category': { label: 'Link to its category', kind: 'link', mayLack: true },
  'product.link': { label: 'Link to this product', kind: 'link' },
} as const satisfies DataPaths;

export const categoryData = {
  'category.name': { label: 'Name', kind: 'text' },
  'category.description': { label: 'Description', kind: 'text', mayLack: true },
  'category.picture': { label: 'Picture', kind: 'picture', mayLack: true },
  'category.link': { label: 'Link to this category', kind: 'link' },
} as const satisfies DataPaths;

export const searchData = {
  'search.words': { label: 'Search terms', kind: 'text', mayLack: true },
} as const satisfies DataPaths;

export const postData = {
  'post.title': { label: 'Title', kind: 'text' },
  'post.excerpt': { label: 'First words', kind: 'text', mayLack: true },
  'post.cover': { label: 'Cover', kind: 'picture', mayLack: true },
  'post.author': { label: 'Author', kind: 'text', mayLack: true },
  'post.date': { label: 'Date', kind: 'text' },
  'post.readingTime': { label: 'Reading time', kind: 'text', mayLack: true },
  'post.category': { label: 'Link to its category', kind: 'link', mayLack: true },
  'post.link': { label: 'Link to this post', kind: 'link' },
} as const satisfies DataPaths;

/** Of the list of all posts, or of those of a category or with a tag. */
export const blogData = {
  'blog.title': { label: 'Title', kind: 'text' },
  'blog.description': { label: 'Description', kind: 'text', mayLack: true },
  'blog.link': { label: 'Link to this list', kind: 'link' },
} as const satisfies DataPaths;

/** Of each product, category or post that a block repeats what is in it for. */
export const productItemData = {
  'item.name': { label: 'Name', kind: 'text' },
  'item.price': { label: 'Price', kind: 'text' },
  'item.compareAtPrice': { label: 'Original price', kind: 'text', mayLack: true },
  'item.note': { label: 'Ribbon', kind: 'text', mayLack: true },
  'item.picture': { label: 'Picture', kind: 'picture', mayLack: true },
  'item.link': { label: 'Link to its page', kind: 'link' },
} as const satisfies DataPaths;

export const categoryItemData = {
  'item.name': { label: 'Name', kind: 'text' },
  'item.picture': { label: 'Picture', kind: 'picture', mayLack: true },
  'item.link': { label: 'Link to its page', kind: 'link' },
} as const satisfies DataPaths;

export const postItemData = {
  'item.title': { label: 'Title', kind: 'text' },
  'item.excerpt': { label: 'First words', kind: 'text', mayLack: true },
  'item.date': { label: 'Date', kind: 'text' },
  'item.readingTime': { label: 'Reading time', kind: 'text', mayLack: true },
  'item.picture': { label: 'Picture', kind: 'picture', mayLack: true },
  'item.link': { label: 'Link to its page', kind: 'link' },
} as const satisfies DataPaths;

/** What each path of some data says. */
export type ValuesOf<Paths extends DataPaths> = { [Path in keyof Paths]: Value | null };
