import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import type { FrameLink, PolicyLink } from './frame-links.ts';

/** What a footer tells of a site. */
type Shown = {
  name: string;
  text: string | null;
  links: readonly FrameLink[];
  /** Whether there is a menu above: a site that has neither links there nor here shows none of the shop's. */
  hasMenu: boolean;
  /** The lines of the business's address; none if it is not known. */
  address: readonly string[];
  email: string | null;
  phone: string | null;
  /** The name of the gift card that is for sale; null if there is none. */
  giftCard: string | null;
  policies: readonly PolicyLink[];
  /** Whether visitors can see and change what they agreed to. */
  hasConsent: boolean;
};

type SiteFooterProps = Shown & {
  /** Where visitors choose a language and a currency. */
  choices: ReactNode;
  /** The block of the footer, where it is edited. */
  block?: string;
};

/** What stands below every page: what the site says there, its links, and those that every shop has. */
export function SiteFooter({ name, text, choices, policies, hasConsent, block, ...shown }: SiteFooterProps) {
  return (
    <footer className="site-footer" data-entry={block}>
      <div>
        <p className="site-name">{name}</p>
        {text && <p className="footer-text">{text}</p>}
        <Business {...shown} />
        {choices}
      </div>
      {(shown.links.length > 0 || shown.hasMenu) && <Links {...shown} />}
      <Policies policies={policies} hasConsent={hasConsent} />
    </footer>
  );
}

function Links({ links, giftCard }: Pick<Shown, 'links' | 'giftCard'>) {
  const messages = useMessages('site');
  const { cart } = useMessages('cart');
  return (
    <nav aria-label={messages.footerNavigation}>
      <ul>
        {links.map(({ label, href, block }) => (
          <li key={block ?? `${label} ${href}`} data-entry={block}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {giftCard && (
          <li>
            <a href="/gift-card">{giftCard}</a>
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
  );
}

/** Where customers find and reach the business. */
function Business({ address, email, phone }: Pick<Shown, 'address' | 'email' | 'phone'>) {
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

type PoliciesProps = { policies: readonly PolicyLink[]; target?: '_blank'; hasConsent?: boolean };

/** Links to the legal texts. */
export function Policies({ policies, target, hasConsent = false }: PoliciesProps) {
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
