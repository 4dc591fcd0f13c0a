import { PostCard } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { Pager } from '../listing/pager.tsx';
import { type Paging, pageHref } from '../listing/paging.ts';
import type { PostView } from './post-view.ts';

type BlogPageProps = {
  title: string;
  text: string | null;
  href: string;
  posts: readonly PostView[];
  paging: Paging;
  url: URL;
  categories: readonly { label: string; href: string }[];
};

/** A list of posts. The first one of all is shown large. */
export function BlogPage({ title, text, href, posts, paging, url, categories }: BlogPageProps) {
  const messages = useMessages('blog');
  const isFirstPage = paging.page === 1;
  return (
    <div className="blog">
      <div className="blog-top">
        <h1>{title}</h1>
        {text && <p className="lead">{text}</p>}
      </div>
      {categories.length > 0 && (
        <nav className="category-navigation" aria-label={messages.topics}>
          <ul>
            {[{ label: messages.allPosts, href: '/blog' }, ...categories].map((category) => (
              <li key={category.href}>
                <a href={category.href} aria-current={category.href === href ? 'page' : undefined}>
                  {category.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {posts.length === 0 ? (
        <div className="empty-state">
          <p className="lead">{messages.empty}</p>
          {href !== '/blog' && (
            <p>
              <a className="button" href="/blog">
                {messages.seeAll}
              </a>
            </p>
          )}
        </div>
      ) : (
        <div className="post-grid" data-first={isFirstPage && href === '/blog' ? '' : undefined}>
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} level={2} isFirst={index === 0 && isFirstPage} />
          ))}
        </div>
      )}
      <Pager paging={paging} hrefOf={(page) => pageHref(url, page)} />
      {posts.length > 0 && (
        <p className="blog-feed">
          <a href="/blog/feed.xml">{messages.subscribe}</a>
        </p>
      )}
    </div>
  );
}
