import { island } from '../island.tsx';
import Cart from '../islands/cart.tsx';
import Search from '../islands/search.tsx';
import type { Shell } from '../lib/site.ts';
import { CartLink } from './cart-link.tsx';
import { SearchForm } from './search-form.tsx';

const CartIsland = island('cart', Cart);
const SearchIsland = island('search', Search);

type HeaderProps = {
  shell: Shell;
  pathname: string;
  /** What the visitor looks for. */
  words: string;
  /** Whether scripts run on the page. */
  hasIslands: boolean;
};

/** A site's name, its navigation, the search and the cart. */
export function Header({ shell: { site, cartCount }, pathname, words, hasIslands }: HeaderProps) {
  return (
    <header className="site-header">
      <a className="site-name" href="/" aria-current={pathname === '/' ? 'page' : undefined}>
        {site.name}
      </a>
      {site.navigation.length > 0 && (
        <nav className="site-navigation" aria-label="Main">
          <ul>
            {site.navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === pathname ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hasIslands ? <SearchIsland words={words} /> : <SearchForm id="search" words={words} />}
      <a className="account-link" href="/account" aria-current={pathname.startsWith('/account') ? 'page' : undefined}>
        Account
      </a>
      {hasIslands ? <CartIsland count={cartCount} /> : <CartLink count={cartCount} />}
    </header>
  );
}

/** At checkout nothing leads away but the way back. */
export function CheckoutHeader({ siteName, cartHref }: { siteName: string; cartHref: string | null }) {
  return (
    <header className="site-header">
      <a className="site-name" href="/">
        {siteName}
      </a>
      {cartHref && (
        <a className="back-link" href={cartHref}>
          Back to cart
        </a>
      )}
    </header>
  );
}
