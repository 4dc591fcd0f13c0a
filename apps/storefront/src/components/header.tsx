import { useMessages } from '@stoa/messages/react';
import Cart from '../features/cart/cart.island.tsx';
import { CartLink } from '../features/cart/cart-link.tsx';
import Search from '../features/search/search.island.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { island } from '../island.tsx';
import type { Shell } from '../lib/site.ts';

const CartIsland = island('cart/cart', Cart, { messages: ['cart'] });
const SearchIsland = island('search/search', Search, { messages: ['search'] });

type HeaderProps = {
  shell: Shell;
  pathname: string;
  /** The words in the search box. */
  words: string;
  /** Whether scripts run on the page. */
  hasIslands: boolean;
};

/** A site's name, its navigation, the search and the cart. */
export function Header({ shell: { site, cartCount }, pathname, words, hasIslands }: HeaderProps) {
  const messages = useMessages('site');
  return (
    <header className="site-header">
      <a className="site-name" href="/" aria-current={pathname === '/' ? 'page' : undefined}>
        {site.name}
      </a>
      {site.navigation.length > 0 && (
        <nav className="site-navigation" aria-label={messages.mainNavigation}>
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
        {messages.account}
      </a>
      {hasIslands ? <CartIsland count={cartCount} /> : <CartLink count={cartCount} />}
    </header>
  );
}

/** During checkout, only the way back leads away. */
export function CheckoutHeader({ siteName, cartHref }: { siteName: string; cartHref: string | null }) {
  const messages = useMessages('site');
  return (
    <header className="site-header">
      <a className="site-name" href="/">
        {siteName}
      </a>
      {cartHref && (
        <a className="back-link" href={cartHref}>
          {messages.backToCart}
        </a>
      )}
    </header>
  );
}
