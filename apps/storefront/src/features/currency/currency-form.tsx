import { useMessages } from '@stoa/messages/react';
import { ownPath } from '../../lib/own-path.ts';
import type { Site } from '../../lib/site.ts';
import type { StorefrontRequest } from '../../lib/storefront-request.ts';

type CurrencyFormProps = {
  site: Pick<Site, 'currencies' | 'currency' | 'language'>;
  request: Pick<StorefrontRequest, 'url' | 'displayCurrency'>;
};

/** Chooses the currency to see prices in; nothing where there is only one. Choosing leads back to the page. */
export function CurrencyForm({ site, request: { url, displayCurrency } }: CurrencyFormProps) {
  const messages = useMessages('site');
  if (site.currencies.length === 0) return null;
  const names = new Intl.DisplayNames([site.language, 'en'], { type: 'currency' });
  return (
    <form className="currency-form" method="post" action="/currency">
      <label htmlFor="currency">{messages.currency}</label>
      <input type="hidden" name="from" value={ownPath(url)} />
      <select id="currency" name="currency" defaultValue={displayCurrency?.code ?? site.currency} autoComplete="off">
        {site.currencies.map((code) => (
          <option key={code} value={code}>
            {`${code} – ${names.of(code)}`}
          </option>
        ))}
      </select>
      <button className="button button-quiet" type="submit">
        {messages.changeCurrency}
      </button>
    </form>
  );
}
