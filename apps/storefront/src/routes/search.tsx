import { ProductListing } from '../components/product-listing.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { Subcategories } from '../components/subcategories.tsx';
import { type CategoryNode, childrenOf, loadCategories } from '../lib/categories.ts';
import { correctedWords } from '../lib/corrected-words.ts';
import { isReasonable } from '../lib/filters.ts';
import { type Listing, loadListing } from '../lib/listing.ts';
import { headOfListing } from '../lib/listing-head.ts';
import { renderPage, type Visit } from '../lib/render-page.tsx';
import { loadShell } from '../lib/site.ts';
import type { StorefrontResponse } from '../lib/storefront-request.ts';
import { renderNotFound } from './errors.tsx';

/** What the API takes in. */
const LONGEST_WORDS = 100;

/** What fits the words of `q`. */
export async function showSearch(visit: Visit): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const { url } = request;
  if (!isReasonable(url.searchParams)) return renderNotFound(visit, await loadShell(api, url.origin));
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_WORDS);
  // signs alone are in no text, and a search for no word would find everything
  const isSearch = /[\p{L}\p{N}]/u.test(words);
  const [shell, categories, listing] = await Promise.all([
    loadShell(api, url.origin),
    loadCategories(api),
    isSearch ? loadListing(api, url, { expression: words }) : null,
  ]);
  if (listing && listing.paging.page > listing.paging.pageCount) return renderNotFound(visit, shell);
  const { site } = shell;
  const title = words ? `Search for “${words}”` : 'Search';
  return renderPage(visit, shell, {
    hasIslands: true,
    head: listing ? { ...headOfListing({ title, site, url, listing }), data: [] } : { title },
    children: (
      <div className="listing">
        <div className="listing-top">
          <div>
            <h1>{words ? `Results for “${words}”` : 'Search'}</h1>
            {listing && <Corrections words={words} listing={listing} />}
          </div>
        </div>
        {words && !listing && <NothingFound words={words} categories={categories} />}
        {!words && <Ways categories={categories} />}
        {listing && (
          <ProductListing
            listing={listing}
            url={url}
            money={{ currency: site.currency, language: site.language }}
            empty={<NothingFound words={words} categories={categories} />}
          />
        )}
      </div>
    ),
  });
}

/** Says what was looked for instead of words that nothing has. */
function Corrections({ words, listing }: { words: string; listing: Listing }) {
  const corrected = correctedWords(words, listing.corrections);
  if (!corrected || listing.paging.total === 0) return null;
  return (
    <p className="lead" role="status">
      Nothing is called “{words}”. These are results for{' '}
      <a href={`/search?q=${encodeURIComponent(corrected)}`}>{corrected}</a>.
    </p>
  );
}

function NothingFound({ words, categories }: { words: string; categories: CategoryNode[] }) {
  return (
    <div className="empty-state">
      <p className="lead">Nothing was found for “{words}”. Try fewer or other words, or look around:</p>
      <Ways categories={categories} />
    </div>
  );
}

/** Ways on for who has not found anything. */
function Ways({ categories }: { categories: CategoryNode[] }) {
  return (
    <>
      <SearchForm id="search-again" words="" />
      <Subcategories categories={childrenOf(categories, null)} label="Categories" />
      <p>
        <a className="button button-quiet" href="/shop">
          See everything
        </a>
      </p>
    </>
  );
}
