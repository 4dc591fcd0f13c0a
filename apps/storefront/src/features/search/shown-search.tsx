import { PostCard, type searchData, type ValuesOf } from '@stoa/blocks';
import { LONGEST_SEARCH, SearchForm } from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import type { Visit } from '../../lib/render-page.tsx';
import type { Shell } from '../../lib/site.ts';
import { type PostView, viewPost } from '../blog/post-view.ts';
import { type CategoryNode, childrenOf, loadCategories } from '../listing/categories.ts';
import { isReasonable } from '../listing/filters.ts';
import { type Listing, loadListing } from '../listing/listing.ts';
import { headOfListing } from '../listing/listing-head.ts';
import { ListingHead, ListingPart } from '../listing/listing-part.tsx';
import { readPageNumber } from '../listing/paging.ts';
import { ProductListing } from '../listing/product-listing.tsx';
import { Subcategories } from '../listing/subcategories.tsx';
import type { Shown } from '../shop-pages/render-shop-page.tsx';
import { correctedWords } from './corrected-words.ts';

/** Posts of the blog below the products: one row on wide screens. */
const MOST_POSTS = 3;

/** What the page of a search shows: of the words in the address, or of others as a sample. Null where the list has no such page. */
export async function shownSearch(visit: Visit, shell: Shell | Promise<Shell>, sample = ''): Promise<Shown | null> {
  const { request, api } = visit;
  const { url } = request;
  if (!isReasonable(url.searchParams)) return null;
  const words = (sample || url.searchParams.get('q') || '').trim().slice(0, LONGEST_SEARCH);
  // punctuation alone matches no text, and a search without words would find everything
  const isSearch = /[\p{L}\p{N}]/u.test(words);
  const [{ site }, categories, listing, found] = await Promise.all([
    shell,
    loadCategories(api),
    isSearch ? loadListing(visit, { expression: words }) : null,
    isSearch && readPageNumber(url.searchParams) === 1 ? api.blog.searchPosts({ words, limit: MOST_POSTS }) : null,
  ]);
  if (listing && listing.paging.page > listing.paging.pageCount) return null;
  const posts = (found?.posts ?? []).map((post) => viewPost(post, site, visit.messages.blog));
  const messages = visit.messages.search;
  const title = words ? messages.searchFor(words) : messages.search;
  return {
    head: listing ? { ...headOfListing({ title, site, url, listing }, visit.messages.listing), data: [] } : { title },
    values: (): ValuesOf<typeof searchData> => ({ 'search.words': words || null }),
    parts: {
      searchTop: <SearchTop words={words} listing={listing} />,
      searchResults: (
        <ListingPart>
          {words && !listing && <NothingFound words={words} categories={categories} />}
          {!words && (
            <>
              <SearchForm id="search-here" words="" />
              <Ways categories={categories} />
            </>
          )}
          {listing && (
            <ProductListing
              listing={listing}
              url={url}
              money={{ currency: site.currency, language: site.language }}
              empty={<NothingFound words={words} categories={categories} hasPosts={posts.length > 0} />}
            />
          )}
          {posts.length > 0 && <FoundPosts posts={posts} />}
        </ListingPart>
      ),
    },
  };
}

function SearchTop({ words, listing, ...marks }: { words: string; listing: Listing | null }) {
  const messages = useMessages('search');
  return (
    <ListingHead {...marks}>
      <div className="listing-top">
        <h1>{words ? messages.resultsFor(words) : messages.search}</h1>
        {listing && <Corrections words={words} listing={listing} />}
      </div>
    </ListingHead>
  );
}

/** Tells which words were used instead of words without matches. */
function Corrections({ words, listing }: { words: string; listing: Listing }) {
  const messages = useMessages('search');
  const corrected = correctedWords(words, listing.corrections);
  if (!corrected || listing.paging.total === 0) return null;
  const [before, after] = messages.showingInstead.split('{words}');
  return (
    <p className="lead" role="status">
      {messages.noResultsFor(words)} {before}
      <a href={`/search?q=${encodeURIComponent(corrected)}`}>{messages.quoted(corrected)}</a>
      {after}
    </p>
  );
}

type NothingFoundProps = { words: string; categories: CategoryNode[]; hasPosts?: boolean };

function NothingFound({ words, categories, hasPosts = false }: NothingFoundProps) {
  const messages = useMessages('search');
  return (
    <div className="empty-state">
      <p className="lead">
        {hasPosts ? messages.noProductsFor(words) : `${messages.noResultsFor(words)} ${messages.tryOthers}`}
      </p>
      <Ways categories={categories} />
    </div>
  );
}

/** Posts of the blog with the words, below the products. */
function FoundPosts({ posts }: { posts: readonly PostView[] }) {
  const messages = useMessages('search');
  return (
    <section className="found-posts" aria-labelledby="found-posts">
      <h2 id="found-posts">{messages.fromTheBlog}</h2>
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={3} />
        ))}
      </div>
    </section>
  );
}

/** Suggestions for a visitor who has not found anything. */
function Ways({ categories }: { categories: CategoryNode[] }) {
  const messages = useMessages('search');
  const listing = useMessages('listing');
  return (
    <>
      <Subcategories categories={childrenOf(categories, null)} label={listing.categories} />
      <p>
        <a className="button button-quiet" href="/shop">
          {messages.seeEverything}
        </a>
      </p>
    </>
  );
}
