/** What the blocks of a post's page show, by their types. */
import { type BlockData, Picture, PostFacts } from '@stoa/blocks';
import type { RichContentNode } from '@stoa/contract';
import type { Messages } from '@stoa/messages';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import type { PostView } from './post-view.ts';
import { RichContent } from './rich-content.tsx';

export type NamedLink = { name: string; href: string };

type ShownPost = {
  post: PostView;
  nodes: readonly RichContentNode[];
  /** Null where it cannot be liked. */
  likes: { count: number; isMine: boolean } | null;
  /** Whether those who see it are counted. */
  isCounted: boolean;
  crumbs: NamedLink[];
  categories: readonly NamedLink[];
  tags: readonly NamedLink[];
  previous: PostView | null;
  next: PostView | null;
};

export function postParts(shown: ShownPost, messages: Messages['blog']): NonNullable<BlockData['parts']> {
  const { post, nodes, likes, isCounted, crumbs, categories, tags } = shown;
  return {
    breadcrumbs: <Breadcrumbs crumbs={crumbs} />,
    postCategories: categories.length > 0 ? categoriesOf(categories) : null,
    postTitle: <h1>{post.title}</h1>,
    postByline: (
      <div className="post-byline">
        {post.author && <p>{messages.by(post.author)}</p>}
        <PostFacts post={post} />
      </div>
    ),
    postCover: post.picture && (
      <Picture
        className="post-cover"
        source={post.picture}
        ratio={3 / 2}
        sizes="(min-width: 64rem) 60rem, 100vw"
        priority="first"
        name={post.title}
      />
    ),
    postText: (
      <div className="prose rich-content">
        <RichContent nodes={nodes} />
      </div>
    ),
    postTags: tags.length > 0 ? tagsOf(tags, messages) : null,
    postLikes: likes && likesOf(post, likes, messages),
    postSeen: isCounted ? (
      <img className="post-seen" src={`${post.href}/seen.svg`} alt="" width={1} height={1} loading="lazy" />
    ) : null,
    postNeighbours: neighboursOf(shown, messages),
  };
}

const categoriesOf = (categories: readonly NamedLink[]) => (
  <p className="post-categories">
    {categories.map(({ name, href }) => (
      <a key={href} href={href}>
        {name}
      </a>
    ))}
  </p>
);

const tagsOf = (tags: readonly NamedLink[], messages: Messages['blog']) => (
  <ul className="post-tags" aria-label={messages.tags}>
    {tags.map(({ name, href }) => (
      <li key={href}>
        <a href={href} rel="tag">
          {name}
        </a>
      </li>
    ))}
  </ul>
);

type Likes = NonNullable<ShownPost['likes']>;

const likesOf = (post: PostView, { count, isMine }: Likes, messages: Messages['blog']) => (
  <form method="post" action={post.href} id="like" className="post-likes">
    <button type="submit" className="button button-quiet" name="intent" value={isMine ? 'unlike' : 'like'}>
      {isMine ? messages.unlike : messages.like}
    </button>
    <p role="status">{isMine ? `${messages.liked} · ${messages.likes(count)}` : count > 0 && messages.likes(count)}</p>
  </form>
);

function neighboursOf({ previous, next }: Pick<ShownPost, 'previous' | 'next'>, messages: Messages['blog']) {
  if (!previous && !next) return null;
  return (
    <nav className="post-neighbours" aria-label={messages.neighbours}>
      {previous && (
        <a rel="prev" href={previous.href}>
          <span>{messages.previous}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a rel="next" href={next.href}>
          <span>{messages.next}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
