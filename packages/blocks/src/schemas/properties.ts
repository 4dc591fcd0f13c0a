/** Properties that several types of blocks have. */
import type { Property } from '@stoa/page-model';

export const eyebrow: Property = { kind: 'text', label: 'Line above the heading', max: 80 };
export const heading: Property = { kind: 'text', label: 'Heading', max: 200 };
export const text: Property = { kind: 'text', label: 'Text', max: 2000, lines: 'several' };
export const action: Property = { kind: 'link', label: 'Link' };

/** Which products a block shows. */
export const whichProducts = {
  category: { kind: 'category', label: 'Category' },
  sort: {
    kind: 'choice',
    label: 'Order',
    options: {
      newest: 'Newest first',
      rating: 'Best rated first',
      'price-up': 'Lowest price first',
      'price-down': 'Highest price first',
      name: 'By name',
    },
  },
  limit: { kind: 'number', label: 'Number of products', min: 1, max: 24 },
} as const satisfies Record<string, Property>;

export const howManyCategories = {
  limit: { kind: 'number', label: 'Number of categories', min: 1, max: 24 },
} as const satisfies Record<string, Property>;

/** Which posts of the blog a block shows. */
export const whichPosts = {
  which: {
    kind: 'choice',
    label: 'Posts',
    options: { all: 'The latest ones', featured: 'Featured ones' },
  },
  limit: { kind: 'number', label: 'Number of posts', min: 1, max: 12 },
} as const satisfies Record<string, Property>;
