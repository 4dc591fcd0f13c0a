const PAGES = [
  { href: '/account', label: 'Profile' },
  { href: '/account/addresses', label: 'Addresses' },
  { href: '/account/orders', label: 'Orders' },
  { href: '/account/security', label: 'Security' },
  { href: '/account/data', label: 'Your data' },
];

/** The pages of an account, and the way out of it. */
export function AccountNavigation({ pathname }: { pathname: string }) {
  return (
    <nav className="account-navigation" aria-label="Account">
      <ul>
        {PAGES.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={isOn(pathname, href) ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/account/logout">
        <button className="text-button" type="submit">
          Log out
        </button>
      </form>
    </nav>
  );
}

const isOn = (pathname: string, href: string): boolean =>
  pathname === href || (href !== '/account' && pathname.startsWith(`${href}/`));
