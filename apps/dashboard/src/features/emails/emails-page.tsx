import { Alert, Stack } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { PageLink } from '../../app/page-link.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { cursorPage } from '../../ui/list/paging.ts';
import { emailLook } from './email-rows.tsx';
import { emailFilters, emailSorts, toEmailQuery } from './email-search.ts';
import { EMAILS, useTroubles } from './queries.ts';

/** The e-mails that the site sent, and those that did not leave. */
export function Component() {
  return (
    <Stack gap="md">
      <NoMailServer />
      <ListPage
        list={emailList}
        actions={
          <PageLink to="/settings/emails" size="sm">
            Which e-mails are sent
          </PageLink>
        }
      />
    </Stack>
  );
}

/** Whoever runs the server has to set up a e-mail server before anything leaves. */
function NoMailServer() {
  const troubles = useTroubles();
  if (!troubles || troubles.delivers) return null;
  return (
    <Alert color="yellow" title="No e-mail leaves this server yet">
      Whoever runs it has to set up a e-mail server (SMTP_URL). Until then, e-mails wait here for up to 14 days; those
      with codes and links for signing in, for an hour.
    </Alert>
  );
}

const emailList = defineList({
  ...emailLook,
  title: 'E-mails',
  nouns: { one: 'e-mail', many: 'e-mails' },
  queryKey: [...EMAILS, 'list'],
  search: 'Search by address',
  filters: emailFilters,
  sorts: emailSorts,
  load: async (query, site) => {
    const { mails, pagingMetadata } = await api.mails.queryMails({ query: toEmailQuery(query, site) });
    return cursorPage(mails, pagingMetadata);
  },
  empty: {
    icon: <IconMail />,
    title: 'No e-mails yet',
    description:
      'Whatever your site e-mails to customers and to your team appears here for a year, and its text for 90 days.',
  },
});
