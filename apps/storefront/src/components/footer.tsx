import { useMessages } from '@stoa/messages/react';
import { CurrencyForm } from '../features/currency/currency-form.tsx';
import { type PolicyLink, policyLinks, type Site } from '../lib/site.ts';
import type { StorefrontRequest } from '../lib/storefront-request.ts';

export function Footer({ site, request }: { site: Site; request: StorefrontRequest }) {
  const messages = useMessages('site');
  const { cart } = useMessages('cart');
  return (
    <footer className="site-footer">
      <div>
        <p className="site-name">{site.name}</p>
        {site.footer.text && <p className="footer-text">{site.footer.text}</p>}
        <Business site={site} />
        <CurrencyForm site={site} request={request} />
      </div>
      {(site.footer.links.length > 0 || site.navigation.length > 0) && (
        <nav aria-label={messages.footerNavigation}>
          <ul>
            {site.footer.links.map(({ label, href }) => (
              <li key={`${label} ${href}`}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {site.giftCard && (
              <li>
                <a href="/gift-card">{site.giftCard}</a>
              </li>
            )}
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
      <Policies policies={policyLinks(site.policies, messages)} hasConsent={site.consent !== null} />
    </footer>
  );
}

/** Where customers find and reach the business. */
function Business({ site: { address, email, phone } }: { site: Site }) {
  if (address.length === 0 && !email && !phone) return null;
  return (
    <address>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </address>
  );
}

/** Below the checkout; opens in another tab, so that nothing typed is lost. */
export const CheckoutFooter = ({ policies }: { policies: readonly PolicyLink[] }) => (
  <footer className="site-footer">
    <Policies policies={policies} target="_blank" />
  </footer>
);

type PoliciesProps = {
  policies: readonly PolicyLink[];
  target?: '_blank';
  /** Whether visitors can see and change what they agreed to. */
  hasConsent?: boolean;
};

function Policies({ policies, target, hasConsent = false }: PoliciesProps) {
  const messages = useMessages('site');
  const { settings } = useMessages('consent');
  if (policies.length === 0 && !hasConsent) return null;
  return (
    <nav aria-label={messages.policies}>
      <ul>
        {policies.map(({ title, href }) => (
          <li key={href}>
            <a href={href} target={target} rel={target && 'noopener'}>
              {title}
            </a>
          </li>
        ))}
        {hasConsent && (
          <li>
            <a href="/consent">{settings}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
