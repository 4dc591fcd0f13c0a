import { useMessages } from '@stoa/messages/react';
import { mayLoad, type SiteConsent } from '../../lib/consent.ts';
import type { StorefrontRequest } from '../../lib/storefront-request.ts';

type ConsentFormProps = {
  consent: SiteConsent;
  request: Pick<StorefrontRequest, 'decision'>;
  /** Where the answer leads to. */
  from: string;
  /** Whether the categories can be chosen at once, and not only after asking for it. */
  isOpen: boolean;
};

/** Asks a visitor what they agree to. Agreeing to all and to nothing are equally easy. */
export function ConsentForm({ consent, request, from, isOpen }: ConsentFormProps) {
  const messages = useMessages('consent');
  const categories = (
    <>
      {consent.categories.map((category) => (
        <label key={category} className="consent-category">
          <input
            type="checkbox"
            name="agreed"
            value={category}
            defaultChecked={mayLoad(consent, request, category)}
            autoComplete="off"
          />
          <span>
            <strong>{messages.categories[category].label}</strong> {messages.categories[category].text}
          </span>
        </label>
      ))}
      <button className="button button-quiet" type="submit" name="choice" value="some">
        {messages.save}
      </button>
    </>
  );
  return (
    <form className="consent-form" method="post" action="/consent">
      <input type="hidden" name="from" value={from} />
      <div className="consent-buttons">
        <button className="button" type="submit" name="choice" value="none">
          {messages.rejectAll}
        </button>
        <button className="button" type="submit" name="choice" value="all">
          {messages.acceptAll}
        </button>
      </div>
      {isOpen ? (
        categories
      ) : (
        <details>
          <summary>{messages.choose}</summary>
          {categories}
        </details>
      )}
    </form>
  );
}
