import type { Domain } from '../../domain.ts';
import { blogParts } from './archive.ts';
import { served } from './operations.ts';
import { blogData } from './personal-data.ts';
import { postIsDue } from './publishing.ts';

export const blog: Domain = {
  name: 'blog',
  says: 'Posts as they are written and as they are read, their categories, tags, likes and views',
  owns: ['blog_categories', 'blog_likes', 'blog_posts', 'blog_slugs', 'blog_tags', 'blog_views'],
  serves: served,
  archives: blogParts,
  tasks: [postIsDue],
  personalData: [blogData],
  keepsMedia: [
    { kind: 'BLOG_CATEGORY', table: 'blog_categories', name: 'label' },
    { kind: 'BLOG_POST', table: 'blog_posts', name: 'title' },
  ],
};
