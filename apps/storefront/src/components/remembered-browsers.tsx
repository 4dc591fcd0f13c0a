import type { Api } from '../lib/api.ts';
import type { Site } from '../lib/site.ts';

type Browsers = NonNullable<Awaited<ReturnType<Api['security']['listRememberedBrowsers']>>['rememberedBrowsers']>;

/** Where the member is not asked for the second step, with a way to be asked again. Nothing where there is none. */
export function RememberedBrowsers({ browsers, site }: { browsers: Browsers; site: Site }) {
  if (browsers.length === 0) return null;
  const format = new Intl.DateTimeFormat(site.language, { dateStyle: 'medium', timeZone: site.timeZone });
  return (
    <section className="account-section" aria-labelledby="browsers-heading">
      <h2 id="browsers-heading">Remembered browsers</h2>
      <p>Your password alone is enough in these, until the time is over.</p>
      <ul className="session-list">
        {browsers.map(({ id, device, address, expiresDate, isCurrent }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong>
              {isCurrent && ' · this browser'}
              <br />
              <span className="field-hint">
                {address && `${address} · `}
                {expiresDate && `until ${format.format(new Date(expiresDate))}`}
              </span>
            </p>
            <form method="post" action="/account/security">
              <input type="hidden" name="intent" value="forgetBrowser" />
              <input type="hidden" name="browserId" value={id ?? ''} />
              <button className="text-button" type="submit">
                Forget<span className="visually-hidden"> {device}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      {browsers.length > 1 && (
        <form method="post" action="/account/security">
          <button className="button button-quiet" type="submit" name="intent" value="forgetBrowsers">
            Forget all of them
          </button>
        </form>
      )}
    </section>
  );
}
