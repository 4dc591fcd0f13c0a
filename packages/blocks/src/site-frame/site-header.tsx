import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import type { MenuItem } from './frame-links.ts';
import { Icon, LENS } from './icon.tsx';
import { MENU_ID, Navigation } from './navigation.tsx';

type SiteHeaderProps = {
  name: string;
  navigation: readonly MenuItem[];
  pathname: string;
  search: ReactNode;
  cart: ReactNode;
  /** The block of the menu, where it is edited. */
  block?: string;
};

/** The id of the search box, for the button that opens it on narrow screens. */
const SEARCH_ID = 'search-box';

/** A site's name, its menu, the search and the cart. On narrow screens, menu and search open over the page. */
export function SiteHeader({ name, navigation, pathname, search, cart, block }: SiteHeaderProps) {
  const messages = useMessages('site');
  return (
    <header className="site-header" data-entry={block}>
      <div className="site-header-line">
        {navigation.length > 0 && (
          <button type="button" className="icon-button menu-button" popoverTarget={MENU_ID}>
            <span className="visually-hidden">{messages.menu}</span>
            <Icon outline="M4 7h16M4 12h16M4 17h16" />
          </button>
        )}
        <a className="site-name" href="/" aria-current={pathname === '/' ? 'page' : undefined}>
          {name}
        </a>
        {navigation.length > 0 && <Navigation navigation={navigation} pathname={pathname} />}
        <button type="button" className="icon-button search-button" popoverTarget={SEARCH_ID}>
          <span className="visually-hidden">{messages.openSearch}</span>
          <Icon outline={LENS} />
        </button>
        <div className="search-box" id={SEARCH_ID} popover="auto">
          {search}
        </div>
        <a className="account-link" href="/account" aria-current={pathname.startsWith('/account') ? 'page' : undefined}>
          {messages.account}
        </a>
        {cart}
      </div>
    </header>
  );
}
