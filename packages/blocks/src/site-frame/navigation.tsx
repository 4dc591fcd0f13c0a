import { useMessages } from '@stoa/messages/react';
import type { FrameLink, MenuItem } from './frame-links.ts';
import { Icon } from './icon.tsx';

/** The id of the menu, for the button that opens it on narrow screens. */
export const MENU_ID = 'menu';

type NavigationProps = { navigation: readonly MenuItem[]; pathname: string };

/** The site's menu: a line with submenus that open below it, on narrow screens a sheet with all of them. */
export function Navigation({ navigation, pathname }: NavigationProps) {
  const messages = useMessages('site');
  return (
    <nav className="site-navigation" id={MENU_ID} popover="auto" aria-label={messages.mainNavigation}>
      <div className="sheet-top">
        <button type="button" className="icon-button" popoverTarget={MENU_ID} popoverTargetAction="hide">
          <span className="visually-hidden">{messages.closeMenu}</span>
          <Icon outline="M5 5l14 14M19 5L5 19" />
        </button>
      </div>
      <ul>
        {navigation.map((item, index) => (
          <li key={item.block ?? item.href} data-entry={item.block}>
            <MenuLink
              label={item.label}
              href={item.href}
              pathname={pathname}
              isAbove={item.items.some(({ href }) => href === pathname)}
            />
            {item.items.length > 0 && <Submenu id={`${MENU_ID}-${index}`} item={item} pathname={pathname} />}
          </li>
        ))}
      </ul>
      <ul className="site-navigation-more">
        <li>
          <MenuLink label={messages.account} href="/account" pathname={pathname} />
        </li>
        <li>
          <MenuLink label={messages.wishlist} href="/wishlist" pathname={pathname} />
        </li>
      </ul>
    </nav>
  );
}

type SubmenuProps = { id: string; item: MenuItem; pathname: string };

function Submenu({ id, item: { label, items }, pathname }: SubmenuProps) {
  const messages = useMessages('site');
  return (
    <>
      <button type="button" className="submenu-button" popoverTarget={id}>
        <span className="visually-hidden">{messages.submenuOf(label)}</span>
        <Icon outline="M6 9l6 6 6-6" size={16} />
      </button>
      <ul className="submenu" id={id} popover="auto">
        {items.map((link) => (
          <li key={link.block ?? link.href} data-entry={link.block}>
            <MenuLink label={link.label} href={link.href} pathname={pathname} />
          </li>
        ))}
      </ul>
    </>
  );
}

type MenuLinkProps = Pick<FrameLink, 'label' | 'href'> & { pathname: string; isAbove?: boolean };

function MenuLink({ label, href, pathname, isAbove }: MenuLinkProps) {
  return (
    <a href={href} aria-current={href === pathname ? 'page' : undefined} data-above={isAbove || undefined}>
      {label}
    </a>
  );
}
