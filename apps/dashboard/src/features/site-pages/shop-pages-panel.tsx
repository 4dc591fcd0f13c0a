import { Menu } from '@mantine/core';
import { blockSchemas } from '@stoa/blocks/schemas';
import { standardShopPages } from '@stoa/blocks/shop-pages';
import { SHOP_PAGES, type ShopPage } from '@stoa/contract/stoa/site';
import { IconRestore, IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { pagesQuery, SITE_PAGES, type SitePage } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

/** A page of the shop, and how its owner has arranged it, if they have. */
type Row = { kind: ShopPage; draft: SitePage | undefined };

/** The pages that show what is in the shop: as in every shop until the owner arranges them. */
export function ShopPagesPanel() {
  const rowsOf = (all: SitePage[]) =>
    SHOP_PAGES.map((kind): Row => ({ kind, draft: all.find((page) => page.kind === kind) }));
  return <RowsPanel title="Shop pages" rows={shopPageRows} query={useQuery({ ...pagesQuery, select: rowsOf })} />;
}

const nameOf = (kind: ShopPage): string => blockSchemas[standardShopPages[kind].type]?.label ?? kind;

/** Opened but never changed, it is as in every shop. */
const stateOf = ({ draft }: Row) =>
  !draft || (draft.state === 'PUBLISHED' && draft.version === null) ? 'STANDARD' : draft.state;

const shopPageRows = defineRows<Row>({
  idOf: ({ kind }) => kind,
  name: { title: 'Page', of: ({ kind }) => nameOf(kind) },
  rowLink: ({ kind }) => `/pages/${kind}`,
  columns: [
    { title: 'State', phone: 'beside', show: (row) => <StateBadge state={stateOf(row)} /> },
    {
      title: 'Last change',
      phone: 'note',
      show: (row, { format }) =>
        stateOf(row) !== 'STANDARD' && row.draft?.updatedDate ? format.dateTime(row.draft.updatedDate) : null,
    },
    {
      title: 'Actions',
      phone: 'end',
      isNumeric: true,
      isInteractive: true,
      show: (row) => <ShopPageActions row={row} />,
    },
  ],
  empty: {
    icon: <IconShoppingBag aria-hidden />,
    title: 'No pages of the shop',
    description: 'Pages of the shop show your products.',
  },
});

function ShopPageActions({ row }: { row: Row }) {
  const mayReset = useMay()('pages.deletePage');
  const change = useChange(SITE_PAGES);
  const name = nameOf(row.kind);
  const pageId = row.draft?.id;
  if (!mayReset || !pageId || stateOf(row) === 'STANDARD') return null;
  const reset = () =>
    confirmFirst({
      title: `Go back to the standard ${name.toLowerCase()}?`,
      text: 'What you changed there will be gone. Visitors see it until you publish again. An earlier release can be restored with it.',
      confirm: 'Go back',
      onConfirm: () =>
        change.mutate({
          change: () => api.pages.deletePage({ pageId }),
          done: `The ${name.toLowerCase()} is standard again`,
        }),
    });
  return (
    <ActionsMenu label={`Actions for ${name}`}>
      <Menu.Item color="red" leftSection={<IconRestore size={16} aria-hidden />} onClick={reset}>
        Go back to the standard page
      </Menu.Item>
    </ActionsMenu>
  );
}
