import type { Api } from '../lib/api.ts';
import type { Site } from '../lib/site.ts';

type Sessions = NonNullable<Awaited<ReturnType<Api['security']['listSessions']>>['sessions']>;

/** Where the member is logged in, with a way to end it there. */
export function SessionList({ sessions, site }: { sessions: Sessions; site: Site }) {
  const format = new Intl.DateTimeFormat(site.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.timeZone,
  });
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section className="account-section" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">Where you are logged in</h2>
      <ul className="session-list">
        {sessions.map(({ id, device, address, lastSeenDate, isCurrent }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong>
              {isCurrent && ' · this device'}
              <br />
              <span className="field-hint">
                {address && `${address} · `}
                {lastSeenDate && format.format(new Date(lastSeenDate))}
              </span>
            </p>
            {!isCurrent && (
              <form method="post" action="/account/security">
                <input type="hidden" name="intent" value="endSession" />
                <input type="hidden" name="sessionId" value={id ?? ''} />
                <button className="text-button" type="submit">
                  Log out<span className="visually-hidden"> {device}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <form method="post" action="/account/security">
          <input type="hidden" name="intent" value="endOthers" />
          <button className="button button-quiet" type="submit">
            Log out everywhere else
          </button>
        </form>
      )}
    </section>
  );
}
