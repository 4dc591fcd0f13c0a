import { island } from '../island.tsx';
import Cart from '../islands/cart.tsx';
import type { Shell } from '../lib/site.ts';
import { CartLink } from './cart-link.tsx';

const CartIsland = island('cart', Cart);

type HeaderProps = { shell: Shell; pathname: string; canAddToCart: boolean };

/** A site's name, its navigation and the cart. */
export function Header({ shell: { site, cartCount }, pathname, canAddToCart }: HeaderProps) {
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
      {canAddToCart ? <CartIsland count={cartCount} /> : <CartLink count={cartCount} />}
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
