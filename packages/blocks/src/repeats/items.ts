/** What is said of each product, category or post that a block repeats what is in it for. */
import type { Block, Values } from '@stoa/page-model';
import type { BlockData, CategorySummary } from '../block-data.ts';
import type { PostSummary } from '../post-card.tsx';
import type { ProductSummary } from '../product-card.tsx';
import type { categoryItemData, postItemData, productItemData, ValuesOf } from '../schemas/data.ts';

/** What blocks repeat what is in them for, as far as that is loaded. */
export const itemsIn =
  ({ products, categories, posts }: Pick<BlockData, 'products' | 'categories' | 'posts'>) =>
  ({ id, type }: Pick<Block, 'id' | 'type'>): readonly Values[] => {
    if (type === 'productRepeat') return (products[id] ?? []).map(ofProduct);
    if (type === 'categoryRepeat') return (categories[id] ?? []).map(ofCategory);
    return type === 'postRepeat' ? (posts[id] ?? []).map(ofPost) : [];
  };

const ofProduct = (product: ProductSummary): ValuesOf<typeof productItemData> => ({
  'item.name': product.name,
  'item.price': product.price,
  'item.compareAtPrice': product.compareAtPrice,
  'item.note': product.note,
  'item.picture': product.picture,
  'item.link': { label: product.name, href: product.href },
});

const ofCategory = ({ name, href, picture }: CategorySummary): ValuesOf<typeof categoryItemData> => ({
  'item.name': name,
  'item.picture': picture && { ...picture, alt: picture.alt || name },
  'item.link': { label: name, href },
});

const ofPost = ({ title, excerpt, date, minutes, picture, href }: PostSummary): ValuesOf<typeof postItemData> => ({
  'item.title': title,
  'item.excerpt': excerpt,
  'item.date': date,
  'item.readingTime': minutes,
  'item.picture': picture,
  'item.link': { label: title, href },
});
