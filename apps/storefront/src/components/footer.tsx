import { useMessages } from '@stoa/messages/react';
import type { Site } from '../lib/site.ts';

export function Footer({ site }: { site: Site }) {
  const messages = useMessages('site');
  const { cart } = useMessages('cart');
  return (
    <footer className="site-footer">
      <p className="site-name">{site.name}</p>
      {site.navigation.length > 0 && (
        <nav aria-label={messages.footerNavigation}>
          <ul>
            {site.navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <a href="/wishlist">{messages.wishlist}</a>
            </li>
            <li>
              <a href="/account">{messages.account}</a>
            </li>
            <li>
              <a href="/cart">{cart}</a>
            </li>
          </ul>
        </nav>
      )}
    </footer>
  );
}
