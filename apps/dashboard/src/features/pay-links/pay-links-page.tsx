import { Badge, Button } from '@mantine/core';
import { IconLink, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { defineList, type Selected } from '../../ui/list/define-list.ts';
import { ListView } from '../../ui/list/list-view.tsx';
import { cursorPage } from '../../ui/list/paging.ts';
import { SwitchSelected } from '../../ui/switch-selected.tsx';
import { isActive, type PayLink, titleOf } from './pay-link.ts';
import { PayLinkActions, type PayLinkHandlers } from './pay-link-actions.tsx';
import { type Opened, PayLinkDrawer } from './pay-link-drawer.tsx';
import { payLinkFilters, payLinkSorts, toPayLinkQuery } from './pay-link-search.ts';
import { PAY_LINKS, withNames } from './queries.ts';

const texts = words.payLinks;

/** The drawing of QR codes is loaded when someone asks for one. */
const QrCodeDialog = lazy(async () => ({ default: (await import('./qr-code-dialog.tsx')).QrCodeDialog }));

/** Links that put items into a new checkout, to be sent by mail or printed. */
export function Component() {
  const mayCreate = useMay()('checkoutTemplates.createCheckoutTemplate');
  const [opened, setOpened] = useState<Opened>(null);
  const [scanned, setScanned] = useState<PayLink | null>(null);
  const create = mayCreate && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened('new')}>
      {texts.create}
    </Button>
  );
  return (
    <Page title={texts.title} actions={create}>
      <ListView list={payLinkList} extra={{ onEdit: setOpened, onShowCode: setScanned }} />
      <PayLinkDrawer opened={opened} onClose={() => setOpened(null)} />
      <Suspense>{scanned && <QrCodeDialog payLink={scanned} onClose={() => setScanned(null)} />}</Suspense>
    </Page>
  );
}

function StatusBadge({ payLink: { template } }: { payLink: PayLink }) {
  const works = isActive(template);
  return (
    <Badge variant="light" color={works ? 'green' : 'gray'} style={{ flex: 'none' }}>
      {works ? texts.on : texts.off}
    </Badge>
  );
}

const payLinkList = defineList<PayLink, typeof payLinkFilters, PayLinkHandlers>({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: [...PAY_LINKS, 'list'],
  search: texts.search,
  filters: payLinkFilters,
  sorts: payLinkSorts,
  load: async (query) => {
    const answer = await api.checkoutTemplates.queryCheckoutTemplates(toPayLinkQuery(query));
    return cursorPage(await withNames(answer.checkoutTemplates ?? []), answer.pagingMetadata);
  },
  idOf: ({ template }) => template.id ?? '',
  name: { title: texts.items, of: titleOf },
  columns: [
    { title: texts.coupon, phone: 'detail', isOneLine: true, show: ({ template }) => template.couponCode },
    { title: texts.status, phone: 'below', show: (payLink) => <StatusBadge payLink={payLink} /> },
    {
      title: texts.actions,
      phone: 'end',
      isNumeric: true,
      isInteractive: true,
      show: (payLink, { extra }) => <PayLinkActions payLink={payLink} {...extra} />,
    },
  ],
  selection: {
    needs: [['checkoutTemplates.updateCheckoutTemplate'], ['checkoutTemplates.deleteCheckoutTemplate']],
    Actions: SelectedLinks,
  },
  empty: {
    icon: <IconLink />,
    title: texts.none,
    description: texts.noneText,
  },
});

function SelectedLinks({ selected }: { selected: Selected<PayLink, typeof payLinkFilters> }) {
  const idOf = ({ template }: PayLink) => template.id ?? '';
  return (
    <SwitchSelected
      selected={selected}
      queryKey={PAY_LINKS}
      needs={{
        change: 'checkoutTemplates.updateCheckoutTemplate',
        remove: 'checkoutTemplates.deleteCheckoutTemplate',
      }}
      nameOf={titleOf}
      consequence={texts.consequence}
      isActive={({ template }) => isActive(template)}
      setActive={(payLink, active) =>
        api.checkoutTemplates.updateCheckoutTemplate({
          checkoutTemplate: { id: idOf(payLink), status: active ? 'ACTIVE' : 'INACTIVE' },
        })
      }
      remove={(payLink) => api.checkoutTemplates.deleteCheckoutTemplate({ checkoutTemplateId: idOf(payLink) })}
    />
  );
}
