import type { DemoPost } from './demo-post.ts';
import { keepingPosts } from './keeping.ts';
import { makingPosts } from './making.ts';

export type { DemoPart, DemoPost } from './demo-post.ts';

/** The categories of the blog, in their order. */
export const postCategories = [
  { label: 'Printmaking', description: 'Inks, papers and screens: how our prints are made.' },
  { label: 'Living with prints', description: 'Hanging, framing and looking after works on paper.' },
  { label: 'Behind the scenes', description: 'News from the workshop, and from those who work there.' },
] as const;

/** The posts of the demo shop's blog, the oldest first. */
export const demoPosts: readonly DemoPost[] = [...makingPosts, ...keepingPosts].toSorted(
  (one, other) => other.daysAgo - one.daysAgo,
);
