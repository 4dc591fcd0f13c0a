import { Button, Menu } from '@mantine/core';
import { IconExternalLink, IconEye, IconFile, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { LookPanel } from './look-panel.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { pagesQuery, SITE_PAGES, type SitePage } from './queries.ts';
import { ReleasesPanel } from './releases-panel.tsx';
import { ScheduledPanel } from './scheduled-panel.tsx';
import { ShopPagesPanel } from './shop-pages-panel.tsx';
import { StateBadge } from './state-badge.tsx';

const texts = words.sitePages;

/** The pages of the site: new ones, changed ones, and what visitors see. */
export function Component() {
  const may = useMay();
  const [dialog, setDialog] = useState<'new' | 'preview' | 'publish' | null>(null);
  const close = () => setDialog(null);
  const actions = (
    <>
      {may('pages.createPage') && (
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog('new')}>
          {texts.create.title}
        </Button>
      )}
      {may('pages.createPreviewLink') && (
        <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={() => setDialog('preview')}>
          {texts.preview.title}
        </Button>
      )}
      {may('pages.publishPages') && (
        <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={() => setDialog('publish')}>
          {texts.publish.now}
        </Button>
      )}
    </>
  );
  return (
    <Page title={texts.title} actions={actions}>
      <RowsPanel
        title={texts.all}
        rows={pageRows}
        query={useQuery({ ...pagesQuery, select: (all) => all.filter(({ kind }) => kind === 'PAGE') })}
      />
      <LookPanel />
      <ShopPagesPanel />
      <ScheduledPanel />
      <ReleasesPanel />
      <NewPageDialog opened={dialog === 'new'} onClose={close} />
      {dialog === 'preview' && <PreviewDialog onClose={close} />}
      <PublishDialog opened={dialog === 'publish'} onClose={close} />
    </Page>
  );
}

const pageRows = defineRows<SitePage>({
  idOf: ({ id = '' }) => id,
  name: { title: texts.pageTitle, of: ({ title }) => title || texts.untitled },
  rowLink: ({ id = '' }) => `/pages/${id}`,
  columns: [
    { title: texts.address, phone: 'detail', show: ({ address = '' }) => `/${address}` },
    { title: texts.state, phone: 'beside', show: ({ state }) => <StateBadge state={state} /> },
    {
      title: texts.lastChange,
      phone: 'note',
      show: ({ updatedDate }, { format }) => updatedDate && format.dateTime(updatedDate),
    },
    {
      title: texts.actions,
      phone: 'end',
      isNumeric: true,
      isInteractive: true,
      show: (page) => <PageActions page={page} />,
    },
  ],
  empty: {
    icon: <IconFile aria-hidden />,
    title: texts.none,
    description: texts.noneText,
  },
});

function PageActions({ page: { id = '', title = '', address = '', state } }: { page: SitePage }) {
  const { site } = useSession();
  const mayDelete = useMay()('pages.deletePage') && address !== '';
  const change = useChange(SITE_PAGES);
  const remove = () =>
    confirmFirst({
      title: words.actions.deleteTitle(title),
      text: state === 'NEW' ? texts.deleteUnseen : texts.deleteText,
      confirm: texts.delete,
      onConfirm: () =>
        change.mutate({ change: () => api.pages.deletePage({ pageId: id }), done: words.actions.deleted(title) }),
    });
  if (state === 'NEW' && !mayDelete) return null;
  return (
    <ActionsMenu label={words.actions.of(title)}>
      {state !== 'NEW' && (
        <Menu.Item
          component="a"
          href={`${site.url}/${address}`}
          target="_blank"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {texts.view}
        </Menu.Item>
      )}
      {mayDelete && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          {words.common.delete}
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
