import { useQuery } from '@tanstack/react-query';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { emailRows } from './email-rows.tsx';
import { emailsAboutQuery, emailsToQuery } from './queries.ts';

const texts = words.emails;

/** The latest e-mails about something or to an address, with a link to all of them. */
export function EmailsPanel(of: { about: string } | { to: string }) {
  const may = useMay();
  const query = 'about' in of ? emailsAboutQuery(of.about) : emailsToQuery(of.to);
  const result = useQuery({ ...query, enabled: may('mails.queryMails') });
  if (!may('mails.queryMails')) return null;
  const all = 'about' in of ? `about=${of.about}` : `search=${encodeURIComponent(of.to)}`;
  return (
    <RowsPanel
      title={texts.title}
      rows={emailRows}
      query={result}
      aside={
        <PageLink to={`/emails?${all}`} size="sm">
          {texts.seeAll}
        </PageLink>
      }
    />
  );
}
