/** The page of a post, with the parts of it that owners arrange, and the pages of the blog that list posts. */
import type { BlockSchema, Style, Subject } from '@stoa/page-model';
import { blogData, postData } from '../schemas/data.ts';
import { heading } from '../schemas/properties.ts';
import { align, columns, gap, headingSize, textWidth } from '../schemas/styles.ts';
import { itemOf, sectionOf, shopPage } from '../shop-pages/parts.ts';

const ofPost: readonly Subject[] = ['post'];
const ofBlog: readonly Subject[] = ['blog'];

export const postPage: BlockSchema = shopPage('post', {
  type: 'postPage',
  label: 'Blog post page',
  data: postData,
  title: 'post.title',
});

export const post = sectionOf(ofPost, {
  type: 'post',
  label: 'Post',
  isRequired: true,
  styles: { textWidth },
  slots: {
    content: {
      label: 'What the post consists of',
      accepts: [
        'postCategories',
        'postTitle',
        'postByline',
        'postCover',
        'postText',
        'postTags',
        'postLikes',
        'element',
      ],
      most: 40,
    },
  },
});

const coverWidth: Style = {
  label: 'Width',
  property: '--cover-width',
  steps: {
    text: { label: 'As the text', value: 'var(--text-width)' },
    wide: { label: 'Wide', value: '60rem' },
    full: { label: 'Full', value: 'none' },
  },
  usual: 'wide',
};

export const postCategories = itemOf(ofPost, { type: 'postCategories', label: 'Categories', styles: { align } });
export const postTitle = itemOf(ofPost, { type: 'postTitle', label: 'Title', styles: { headingSize, align } });
export const postByline = itemOf(ofPost, { type: 'postByline', label: 'Author and date', styles: { align } });
export const postCover = itemOf(ofPost, { type: 'postCover', label: 'Cover', styles: { coverWidth } });
export const postText = itemOf(ofPost, { type: 'postText', label: 'Text', isRequired: true });
export const postTags = itemOf(ofPost, { type: 'postTags', label: 'Tags', styles: { align } });
export const postLikes = itemOf(ofPost, { type: 'postLikes', label: 'Like button', styles: { align } });

export const postNeighbours = sectionOf(ofPost, { type: 'postNeighbours', label: 'Previous and next post' });

export const relatedPosts = sectionOf(ofPost, {
  type: 'relatedPosts',
  label: 'Related posts',
  named: 'heading',
  props: { heading },
  styles: { columns, gap },
});

export const blogPage: BlockSchema = shopPage('blog', {
  type: 'blogPage',
  label: 'Blog page',
  data: blogData,
  title: 'blog.title',
});
export const blogTop = sectionOf(ofBlog, { type: 'blogTop', label: 'Name and description', isRequired: true });
export const blogTopics = sectionOf(ofBlog, { type: 'blogTopics', label: 'Topics' });
export const blogPosts = sectionOf(ofBlog, {
  type: 'blogPosts',
  label: 'Posts',
  isRequired: true,
  styles: { columns, gap },
});
