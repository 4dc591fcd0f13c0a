import { formatsOf } from '@stoa/messages/formats';
import { useMessages } from '@stoa/messages/react';
import type { Api } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';

type Browsers = NonNullable<Awaited<ReturnType<Api['security']['listRememberedBrowsers']>>['rememberedBrowsers']>;

/** Browsers that skip the member's second step, with a button to forget each. Nothing if there are none. */
export function RememberedBrowsers({ browsers, site }: { browsers: Browsers; site: Site }) {
  const messages = useMessages('account').security.browsers;
  if (browsers.length === 0) return null;
  const { date } = formatsOf(site);
  return (
    <section className="account-section" aria-labelledby="browsers-heading">
      <h2 id="browsers-heading">{messages.title}</h2>
      <p>{messages.text}</p>
      <ul className="session-list">
        {browsers.map(({ id, device, address, expiresDate, isCurrent }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong>
              {isCurrent && ` · ${messages.thisBrowser}`}
              <br />
              <span className="field-hint">
                {address && `${address} · `}
                {expiresDate && messages.until(date(expiresDate))}
              </span>
            </p>
            <form method="post" action="/account/security">
              <input type="hidden" name="intent" value="forgetBrowser" />
              <input type="hidden" name="browserId" value={id ?? ''} />
              <button className="text-button" type="submit">
                {messages.forget}
                <span className="visually-hidden"> {device}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      {browsers.length > 1 && (
        <form method="post" action="/account/security">
          <button className="button button-quiet" type="submit" name="intent" value="forgetBrowsers">
            {messages.forgetAll}
          </button>
        </form>
      )}
    </section>
  );
}
