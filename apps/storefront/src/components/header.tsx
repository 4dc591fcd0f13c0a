import { CartLink, Icon, SearchForm, SiteHeader, SiteLogo } from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import Cart from '../features/cart/cart.island.tsx';
import Search from '../features/search/search.island.tsx';
import { island } from '../island.tsx';
import type { Shell, Site } from '../lib/site.ts';

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

/** Above every page: with suggestions and a cart that follows what is added, where scripts run. */
export const Header = ({ shell: { site, cartCount }, pathname, words, hasIslands }: HeaderProps) => (
  <SiteHeader
    name={site.name}
    logo={site.logo}
    navigation={site.navigation}
    pathname={pathname}
    search={hasIslands ? <SearchIsland words={words} /> : <SearchForm id="search" words={words} />}
    cart={hasIslands ? <CartIsland count={cartCount} /> : <CartLink count={cartCount} />}
  />
);

type CheckoutHeaderProps = {
  site: Pick<Site, 'name' | 'logo'>;
  /** In place of the logo and the name. */
  heading: string | null;
  cartHref: string | null;
  link: { hidden?: boolean | null; displayType?: 'TEXT' | 'ICON' };
};

const BACK = 'M15 5l-7 7 7 7';

/** During checkout, only the way back leads away. */
export function CheckoutHeader({ site: { name, logo }, heading, cartHref, link }: CheckoutHeaderProps) {
  const messages = useMessages('site');
  return (
    <header className="site-header">
      <div className="site-header-line">
        <a className="site-name" href="/">
          {heading === null && logo ? <SiteLogo logo={logo} name={name} /> : (heading ?? name)}
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
