import { Picture, type PictureSource } from './picture.tsx';

/** A post of the blog in a list. */
export type PostSummary = {
  id: string;
  title: string;
  excerpt: string;
  href: string;
  picture: PictureSource | null;
  /** ISO 8601, and as it is written. */
  published: string;
  date: string;
  /** `4 min read`; null of posts without words. */
  minutes: string | null;
  /** BCP 47, where it is not the page's. */
  language?: string | undefined;
};

type PostCardProps = { post: PostSummary; level: 2 | 3; isFirst?: boolean };

/** A post in a list: its cover, title, date, and first words. */
export function PostCard({ post, level, isFirst = false }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className="post-card" lang={post.language}>
      {post.picture && (
        <Picture
          source={{ ...post.picture, alt: '' }}
          ratio={3 / 2}
          sizes={isFirst ? '(min-width: 60rem) 60vw, 100vw' : '(min-width: 60rem) 30vw, (min-width: 40rem) 50vw, 100vw'}
          priority={isFirst ? 'first' : 'lazy'}
          name={post.title}
        />
      )}
      <div>
        <PostFacts post={post} />
        <Heading>
          <a href={post.href}>{post.title}</a>
        </Heading>
        {post.excerpt && <p>{post.excerpt}</p>}
      </div>
    </article>
  );
}

/** When a post was published, and how long it takes to read. */
export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className="post-facts">
      <time dateTime={post.published}>{post.date}</time>
      {post.minutes && <span>{post.minutes}</span>}
    </p>
  );
}
