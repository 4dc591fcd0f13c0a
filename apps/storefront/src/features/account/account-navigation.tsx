import { useMessages } from '@stoa/messages/react';

/** The pages of an account, and the logout button. */
export function AccountNavigation({ pathname }: { pathname: string }) {
  const messages = useMessages('account');
  const { orders } = useMessages('orders');
  const subscriptions = useMessages('subscriptions');
  const cards = useMessages('cards');
  const { mine } = useMessages('reviewing');
  const pages = [
    { href: '/account', label: messages.profile.title },
    { href: '/account/addresses', label: messages.addresses.title },
    { href: '/account/orders', label: orders },
    { href: '/account/subscriptions', label: subscriptions.title },
    { href: '/account/payment-methods', label: cards.title },
    { href: '/account/reviews', label: mine.title },
    { href: '/account/security', label: messages.security.title },
    { href: '/account/data', label: messages.data.title },
  ];
  return (
    <nav className="account-navigation" aria-label={messages.account}>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={isOn(pathname, href) ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/account/logout">
        <button className="text-button" type="submit">
          {messages.logOut}
        </button>
      </form>
    </nav>
  );
}

const isOn = (pathname: string, href: string): boolean =>
  pathname === href || (href !== '/account' && pathname.startsWith(`${href}/`));
