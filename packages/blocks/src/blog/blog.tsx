import { useMessages } from '@stoa/messages/react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { PostCard, type PostSummary } from '../post-card.tsx';
import { readText } from '../read-props.ts';
import { drawn } from '../shop-pages/part-views.tsx';

/** What the post consists of, in the language that it is written in. Whatever that is, its readers are counted at its end. */
const viewPost = ({ data: { parts = {}, language }, headingLevel, slot }: BlockProps) => (
  <article className="post" lang={language}>
    {slot('content', headingLevel)}
    {parts.postSeen}
  </article>
);

/** What to read next, under words of the owner's or the usual ones. */
function viewRelated({ block, data: { postRows = {} }, edit }: BlockProps) {
  const posts = postRows.relatedPosts ?? [];
  if (posts.length === 0) return null;
  const heading = readText(block.props, 'heading');
  return (
    <RelatedPosts
      className="post-related"
      heading={heading}
      posts={posts}
      {...(heading && { edit: edit('heading') })}
    />
  );
}

type RelatedProps = {
  className: string;
  heading: string;
  posts: readonly PostSummary[];
  /** Attributes by which the editor knows the heading. */
  edit?: Record<string, string>;
};

function RelatedPosts({ heading, posts, edit, ...marks }: RelatedProps) {
  const { related } = useMessages('blog');
  return (
    <section {...marks}>
      <h2 {...edit}>{heading || related}</h2>
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={3} />
        ))}
      </div>
    </section>
  );
}

export const post: BlockView = { view: viewPost, example: () => ({}) };
export const postCategories = drawn('postCategories');
export const postTitle = drawn('postTitle', { hasTitle: true });
export const postByline = drawn('postByline');
export const postCover = drawn('postCover');
export const postText = drawn('postText');
export const postTags = drawn('postTags');
export const postLikes = drawn('postLikes');
export const postNeighbours = drawn('postNeighbours');
export const relatedPosts: BlockView = { view: viewRelated, example: () => ({}) };

export const blogTop = drawn('blogTop', { hasTitle: true });
export const blogTopics = drawn('blogTopics');
export const blogPosts = drawn('blogPosts');
