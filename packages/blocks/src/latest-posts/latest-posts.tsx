import type { BlockProps, BlockView } from '../block-data.ts';
import { PostCard } from '../post-card.tsx';
import { readLink, readText } from '../read-props.ts';
import { levelWithin, SectionHeading } from '../section-heading.tsx';

/** Posts of the blog, loaded beforehand: `heading`, `text`, `action`. */
function view({ block, data, headingLevel, edit }: BlockProps) {
  const posts = data.posts[block.id] ?? [];
  if (posts.length === 0) return null;
  const heading = readText(block.props, 'heading');
  return (
    <section className="block">
      <SectionHeading
        level={headingLevel}
        heading={heading}
        text={readText(block.props, 'text')}
        action={readLink(block.props, 'action')}
        edit={edit}
      />
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={levelWithin(headingLevel, heading)} />
        ))}
      </div>
    </section>
  );
}

export const latestPosts: BlockView = {
  view,
  example: ({ heading }) => ({ props: { heading, limit: 3 } }),
};
