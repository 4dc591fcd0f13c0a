import { Alert, Stack } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { cursorPage } from '../../ui/list/paging.ts';
import { emailLook } from './email-rows.tsx';
import { emailFilters, emailSorts, toEmailQuery } from './email-search.ts';
import { EMAILS, useTroubles } from './queries.ts';

const texts = words.emails;

/** The e-mails that the site sent, and those that did not leave. */
export function Component() {
  return (
    <Stack gap="md">
      <NoMailServer />
      <ListPage
        list={emailList}
        actions={
          <PageLink to="/settings/emails" size="sm">
            {texts.settings}
          </PageLink>
        }
      />
    </Stack>
  );
}

/** Whoever runs the server has to set up an e-mail server before anything leaves. */
function NoMailServer() {
  const troubles = useTroubles();
  if (!troubles || troubles.delivers) return null;
  return (
    <Alert color="yellow" title={texts.noServer}>
      {texts.noServerText}
    </Alert>
  );
}

const emailList = defineList({
  ...emailLook,
  title: texts.title,
  nouns: texts.nouns,
  queryKey: [...EMAILS, 'list'],
  search: texts.search,
  filters: emailFilters,
  sorts: emailSorts,
  load: async (query, site) => {
    const { mails, pagingMetadata } = await api.mails.queryMails({ query: toEmailQuery(query, site) });
    return cursorPage(mails, pagingMetadata);
  },
  empty: {
    icon: <IconMail />,
    title: texts.none,
    description: texts.noneYetText,
  },
});
