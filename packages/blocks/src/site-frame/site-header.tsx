import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import type { PictureFile } from '../picture.tsx';
import type { MenuItem } from './frame-links.ts';
import { Icon, LENS } from './icon.tsx';
import { MENU_ID, Navigation } from './navigation.tsx';
import { SiteLogo } from './site-logo.tsx';

type SiteHeaderProps = {
  name: string;
  /** In place of the name. */
  logo: PictureFile | null;
  navigation: readonly MenuItem[];
  pathname: string;
  search: ReactNode;
  cart: ReactNode;
  /** The block of the menu, where it is edited. */
  block?: string;
};

/** The id of the search box, for the button that opens it on narrow screens. */
const SEARCH_ID = 'search-box';

/** A site's logo or name, its menu, the search and the cart. On narrow screens, menu and search open over the page. */
export function SiteHeader({ name, logo, navigation, pathname, search, cart, block }: SiteHeaderProps) {
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
          {logo ? <SiteLogo logo={logo} name={name} /> : name}
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
