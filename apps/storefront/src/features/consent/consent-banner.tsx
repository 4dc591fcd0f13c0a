import { useMessages } from '@stoa/messages/react';
import { hasDecided } from '../../lib/consent.ts';
import { ownPath } from '../../lib/own-path.ts';
import type { Site } from '../../lib/site.ts';
import type { StorefrontRequest } from '../../lib/storefront-request.ts';
import { ConsentForm } from './consent-form.tsx';

export const CONSENT_PATH = '/consent';

/** Asks visitors who have not decided yet; nothing where the site asks nothing. It covers no more than it needs to. */
export function ConsentBanner({ site: { consent, policies }, request }: { site: Site; request: StorefrontRequest }) {
  const messages = useMessages('consent');
  if (!consent || request.url.pathname === CONSENT_PATH || hasDecided(consent, request)) return null;
  return (
    <section className="consent-banner" aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title">{consent.title ?? messages.title}</h2>
        <p>
          {consent.text ?? messages.text}{' '}
          {policies.some(({ name }) => name === 'privacy') && <a href="/policies/privacy">{messages.privacy}</a>}
        </p>
      </div>
      <ConsentForm consent={consent} request={request} from={ownPath(request.url)} isOpen={false} />
    </section>
  );
}
