import { LONGEST_SEARCH, SearchForm } from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import type { Visit } from '../../lib/render-page.tsx';
import type { Shell } from '../../lib/site.ts';
import { type CategoryNode, childrenOf, loadCategories } from '../listing/categories.ts';
import { isReasonable } from '../listing/filters.ts';
import { type Listing, loadListing } from '../listing/listing.ts';
import { headOfListing } from '../listing/listing-head.ts';
import { ListingHead, ListingPart } from '../listing/listing-part.tsx';
import { ProductListing } from '../listing/product-listing.tsx';
import { Subcategories } from '../listing/subcategories.tsx';
import type { Shown } from '../shop-pages/render-shop-page.tsx';
import { correctedWords } from './corrected-words.ts';

/** What the page of a search shows: of the words in the address, or of others as a sample. Null where the list has no such page. */
export async function shownSearch(visit: Visit, shell: Shell | Promise<Shell>, sample = ''): Promise<Shown | null> {
  const { request, api } = visit;
  const { url } = request;
  if (!isReasonable(url.searchParams)) return null;
  const words = (sample || url.searchParams.get('q') || '').trim().slice(0, LONGEST_SEARCH);
  // punctuation alone matches no text, and a search without words would find everything
  const isSearch = /[\p{L}\p{N}]/u.test(words);
  const [{ site }, categories, listing] = await Promise.all([
    shell,
    loadCategories(api),
    isSearch ? loadListing(visit, { expression: words }) : null,
  ]);
  if (listing && listing.paging.page > listing.paging.pageCount) return null;
  const messages = visit.messages.search;
  const title = words ? messages.searchFor(words) : messages.search;
  return {
    head: listing ? { ...headOfListing({ title, site, url, listing }, visit.messages.listing), data: [] } : { title },
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
              empty={<NothingFound words={words} categories={categories} />}
            />
          )}
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

function NothingFound({ words, categories }: { words: string; categories: CategoryNode[] }) {
  const messages = useMessages('search');
  return (
    <div className="empty-state">
      <p className="lead">
        {messages.noResultsFor(words)} {messages.tryOthers}
      </p>
      <Ways categories={categories} />
    </div>
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
