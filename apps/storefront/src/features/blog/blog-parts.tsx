/** What the blocks of a list of posts show, by their types. */
import { type BlockData, PostCard } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { ListingHead, ListingPart } from '../listing/listing-part.tsx';
import { Pager } from '../listing/pager.tsx';
import { type Paging, pageHref } from '../listing/paging.ts';
import type { PostView } from './post-view.ts';

type ShownList = {
  title: string;
  text: string | null;
  href: string;
  posts: readonly PostView[];
  paging: Paging;
  url: URL;
  categories: readonly { label: string; href: string }[];
};

export function blogParts(shown: ShownList): NonNullable<BlockData['parts']> {
  const { title, text, href, categories } = shown;
  return {
    blogTop: (
      <ListingHead>
        <div className="blog-top">
          <h1>{title}</h1>
          {text && <p className="lead">{text}</p>}
        </div>
      </ListingHead>
    ),
    blogTopics:
      categories.length > 0 ? (
        <ListingPart>
          <Topics categories={categories} href={href} />
        </ListingPart>
      ) : null,
    blogPosts: (
      <ListingPart>
        <Posts {...shown} />
      </ListingPart>
    ),
  };
}

function Topics({ categories, href }: Pick<ShownList, 'categories' | 'href'>) {
  const messages = useMessages('blog');
  return (
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
  );
}

/** The first one of all is shown large. */
function Posts({ href, posts, paging, url }: ShownList) {
  const messages = useMessages('blog');
  const isFirstPage = paging.page === 1;
  return (
    <div className="blog-posts">
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
