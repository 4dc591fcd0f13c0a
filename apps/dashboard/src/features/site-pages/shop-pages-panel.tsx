import { Menu } from '@mantine/core';
import { SHOP_PAGES, type ShopPage } from '@stoa/contract/stoa/site';
import { IconRestore, IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { pagesQuery, SITE_PAGES, type SitePage } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

const texts = words.shopPages;

/** A page of the shop, and how its owner has arranged it, if they have. */
type Row = { kind: ShopPage; draft: SitePage | undefined };

/** The pages that show what is in the shop: as in every shop until the owner arranges them. */
export function ShopPagesPanel() {
  const rowsOf = (all: SitePage[]) =>
    SHOP_PAGES.map((kind): Row => ({ kind, draft: all.find((page) => page.kind === kind) }));
  return <RowsPanel title={texts.title} rows={shopPageRows} query={useQuery({ ...pagesQuery, select: rowsOf })} />;
}

/** Opened but never changed, it is as in every shop; visitors see such a page before the first change is published, too. */
function stateOf({ draft }: Row): 'STANDARD' | 'CHANGED' | 'PUBLISHED' {
  if (!draft || (draft.state === 'PUBLISHED' && draft.version === null)) return 'STANDARD';
  return draft.state === 'PUBLISHED' ? 'PUBLISHED' : 'CHANGED';
}

const shopPageRows = defineRows<Row>({
  idOf: ({ kind }) => kind,
  name: { title: texts.page, of: ({ kind }) => texts.pages[kind].name },
  rowLink: ({ kind }) => `/pages/${kind}`,
  columns: [
    { title: texts.state, phone: 'beside', show: (row) => <StateBadge state={stateOf(row)} /> },
    {
      title: texts.lastChange,
      phone: 'note',
      show: (row, { format }) =>
        stateOf(row) !== 'STANDARD' && row.draft?.updatedDate ? format.dateTime(row.draft.updatedDate) : null,
    },
    {
      title: texts.actions,
      phone: 'end',
      isNumeric: true,
      isInteractive: true,
      show: (row) => <ShopPageActions row={row} />,
    },
  ],
  empty: { icon: <IconShoppingBag aria-hidden />, title: texts.empty, description: texts.emptyText },
});

function ShopPageActions({ row }: { row: Row }) {
  const mayReset = useMay()('pages.deletePage');
  const change = useChange(SITE_PAGES);
  const { name, named } = texts.pages[row.kind];
  const pageId = row.draft?.id;
  if (!mayReset || !pageId || stateOf(row) === 'STANDARD') return null;
  const reset = () =>
    confirmFirst({
      title: texts.goBackTitle(named),
      text: row.draft?.state === 'NEW' ? texts.goBackUnseen : texts.goBackText,
      confirm: texts.confirm,
      onConfirm: () => change.mutate({ change: () => api.pages.deletePage({ pageId }), done: texts.isStandard(named) }),
    });
  return (
    <ActionsMenu label={words.actions.of(name)}>
      <Menu.Item color="red" leftSection={<IconRestore size={16} aria-hidden />} onClick={reset}>
        {texts.goBack}
      </Menu.Item>
    </ActionsMenu>
  );
}
