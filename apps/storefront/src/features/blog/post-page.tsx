import { Picture, PostCard, PostFacts } from '@stoa/blocks';
import type { RichContentNode } from '@stoa/contract';
import { useMessages } from '@stoa/messages/react';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import type { PostView } from './post-view.ts';
import { RichContent } from './rich-content.tsx';

type Link = { name: string; href: string };
type PostPageProps = {
  post: PostView;
  nodes: readonly RichContentNode[];
  likes: number;
  isLiked: boolean;
  /** A draft: nothing of it can be liked, and nothing is counted. */
  isPreview?: boolean;
  crumbs: Link[];
  categories: readonly Link[];
  tags: readonly Link[];
  related: readonly PostView[];
  previous: PostView | null;
  next: PostView | null;
};

/** A post with its text, and the ways on to others. */
export function PostPage(props: PostPageProps) {
  const { post, nodes, crumbs, tags, related, isPreview = false } = props;
  const messages = useMessages('blog');
  const site = useMessages('site');
  return (
    <>
      {isPreview && (
        <p className="preview-bar" role="status">
          {site.preview} <a href="/blog">{site.leavePreview}</a>
        </p>
      )}
      <Breadcrumbs crumbs={crumbs} />
      <article className="post" lang={post.language}>
        <PostTop post={post} categories={props.categories} />
        <div className="prose rich-content">
          <RichContent nodes={nodes} />
        </div>
        <footer>
          {tags.length > 0 && (
            <ul className="post-tags" aria-label={messages.tags}>
              {tags.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} rel="tag">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {!isPreview && <Likes post={post} likes={props.likes} isLiked={props.isLiked} />}
          {!isPreview && (
            <img className="post-seen" src={`${post.href}/seen.svg`} alt="" width={1} height={1} loading="lazy" />
          )}
        </footer>
      </article>
      <Neighbours previous={props.previous} next={props.next} />
      {related.length > 0 && (
        <section className="post-related">
          <h2>{messages.related}</h2>
          <div className="post-grid">
            {related.map((one) => (
              <PostCard key={one.id} post={one} level={3} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function PostTop({ post, categories }: { post: PostView; categories: readonly Link[] }) {
  const messages = useMessages('blog');
  return (
    <header className="post-top">
      {categories.length > 0 && (
        <p className="post-categories">
          {categories.map(({ name, href }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
        </p>
      )}
      <h1>{post.title}</h1>
      <div className="post-byline">
        {post.author && <p>{messages.by(post.author)}</p>}
        <PostFacts post={post} />
      </div>
      {post.picture && (
        <Picture
          source={post.picture}
          ratio={3 / 2}
          sizes="(min-width: 64rem) 60rem, 100vw"
          priority="first"
          name={post.title}
        />
      )}
    </header>
  );
}

function Likes({ post, likes, isLiked }: { post: PostView; likes: number; isLiked: boolean }) {
  const messages = useMessages('blog');
  return (
    <form method="post" action={post.href} id="like" className="post-likes">
      <button type="submit" className="button button-quiet" name="intent" value={isLiked ? 'unlike' : 'like'}>
        {isLiked ? messages.unlike : messages.like}
      </button>
      <p role="status">
        {isLiked ? `${messages.liked} · ${messages.likes(likes)}` : likes > 0 && messages.likes(likes)}
      </p>
    </form>
  );
}

function Neighbours({ previous, next }: Pick<PostPageProps, 'previous' | 'next'>) {
  const messages = useMessages('blog');
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
