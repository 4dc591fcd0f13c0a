import { useMessages } from '@stoa/messages/react';

type CurrencyFormProps = {
  /** ISO 4217; none where there is only one. */
  currencies: readonly string[];
  chosen: string;
  language: string;
  /** The path to which choosing leads back. */
  from: string;
};

/** Chooses the currency to see prices in; nothing where there is only one. */
export function CurrencyForm({ currencies, chosen, language, from }: CurrencyFormProps) {
  const messages = useMessages('site');
  if (currencies.length === 0) return null;
  const names = new Intl.DisplayNames([language, 'en'], { type: 'currency' });
  return (
    <form className="currency-form" method="post" action="/currency">
      <label htmlFor="currency">{messages.currency}</label>
      <input type="hidden" name="from" value={from} />
      <select id="currency" name="currency" defaultValue={chosen} autoComplete="off">
        {currencies.map((code) => (
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
