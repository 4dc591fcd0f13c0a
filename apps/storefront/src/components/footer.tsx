import type { Site } from '../lib/site.ts';

export function Footer({ site }: { site: Site }) {
  return (
    <footer className="site-footer">
      <p className="site-name">{site.name}</p>
      {site.navigation.length > 0 && (
        <nav aria-label="Footer">
          <ul>
            {site.navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <a href="/wishlist">Wish list</a>
            </li>
            <li>
              <a href="/account">Account</a>
            </li>
            <li>
              <a href="/cart">Cart</a>
            </li>
          </ul>
        </nav>
      )}
    </footer>
  );
}
