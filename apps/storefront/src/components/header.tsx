import { useMessages } from '@stoa/messages/react';
import Cart from '../features/cart/cart.island.tsx';
import { CartLink } from '../features/cart/cart-link.tsx';
import Search from '../features/search/search.island.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { island } from '../island.tsx';
import type { Shell } from '../lib/site.ts';
import { Icon, LENS } from './icon.tsx';
import { MENU_ID, Navigation } from './navigation.tsx';

const CartIsland = island('cart/cart', Cart, { messages: ['cart', 'codes'] });
const SearchIsland = island('search/search', Search, { messages: ['search'] });

type HeaderProps = {
  shell: Shell;
  pathname: string;
  /** The words in the search box. */
  words: string;
  /** Whether scripts run on the page. */
  hasIslands: boolean;
};

/** The id of the search box, for the button that opens it on narrow screens. */
const SEARCH_ID = 'search-box';

/** A site's name, its menu, the search and the cart. On narrow screens, menu and search open over the page. */
export function Header({ shell: { site, cartCount }, pathname, words, hasIslands }: HeaderProps) {
  const messages = useMessages('site');
  return (
    <header className="site-header">
      <div className="site-header-line">
        {site.navigation.length > 0 && (
          <button type="button" className="icon-button menu-button" popoverTarget={MENU_ID}>
            <span className="visually-hidden">{messages.menu}</span>
            <Icon outline="M4 7h16M4 12h16M4 17h16" />
          </button>
        )}
        <a className="site-name" href="/" aria-current={pathname === '/' ? 'page' : undefined}>
          {site.name}
        </a>
        {site.navigation.length > 0 && <Navigation navigation={site.navigation} pathname={pathname} />}
        <button type="button" className="icon-button search-button" popoverTarget={SEARCH_ID}>
          <span className="visually-hidden">{messages.openSearch}</span>
          <Icon outline={LENS} />
        </button>
        <div className="search-box" id={SEARCH_ID} popover="auto">
          {hasIslands ? <SearchIsland words={words} /> : <SearchForm id="search" words={words} />}
        </div>
        <a className="account-link" href="/account" aria-current={pathname.startsWith('/account') ? 'page' : undefined}>
          {messages.account}
        </a>
        {hasIslands ? <CartIsland count={cartCount} /> : <CartLink count={cartCount} />}
      </div>
    </header>
  );
}

type CheckoutHeaderProps = {
  siteName: string;
  cartHref: string | null;
  link: { hidden?: boolean | null; displayType?: 'TEXT' | 'ICON' };
};

const BACK = 'M15 5l-7 7 7 7';

/** During checkout, only the way back leads away. */
export function CheckoutHeader({ siteName, cartHref, link }: CheckoutHeaderProps) {
  const messages = useMessages('site');
  return (
    <header className="site-header">
      <div className="site-header-line">
        <a className="site-name" href="/">
          {siteName}
        </a>
        {cartHref && !link.hidden && (
          <a className="back-link" href={cartHref}>
            {link.displayType === 'ICON' && <Icon outline={BACK} />}
            <span className={link.displayType === 'ICON' ? 'visually-hidden' : undefined}>{messages.backToCart}</span>
          </a>
        )}
      </div>
    </header>
  );
}
