import { formatsOf } from '@stoa/messages/formats';
import { useMessages } from '@stoa/messages/react';
import type { Api } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';

type Sessions = NonNullable<Awaited<ReturnType<Api['security']['listSessions']>>['sessions']>;

/** The member's logins on all devices, with a button to end each. */
export function SessionList({ sessions, site }: { sessions: Sessions; site: Site }) {
  const messages = useMessages('account').security.sessions;
  const { logOut } = useMessages('account');
  const { dateTime } = formatsOf(site);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section className="account-section" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{messages.title}</h2>
      <ul className="session-list">
        {sessions.map(({ id, device, address, lastSeenDate, isCurrent }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong>
              {isCurrent && ` · ${messages.thisDevice}`}
              <br />
              <span className="field-hint">
                {address && `${address} · `}
                {lastSeenDate && dateTime(lastSeenDate)}
              </span>
            </p>
            {!isCurrent && (
              <form method="post" action="/account/security">
                <input type="hidden" name="intent" value="endSession" />
                <input type="hidden" name="sessionId" value={id ?? ''} />
                <button className="text-button" type="submit">
                  {logOut}
                  <span className="visually-hidden"> {device}</span>
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
            {messages.logOutOthers}
          </button>
        </form>
      )}
    </section>
  );
}
