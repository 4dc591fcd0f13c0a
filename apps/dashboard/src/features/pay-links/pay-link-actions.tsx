import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconLink, IconLinkOff, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { CopyIcon } from '../../ui/copy-button.tsx';
import { useChange } from '../../ui/use-change.ts';
import { addressOf, isActive, type PayLink, titleOf } from './pay-link.ts';
import { PAY_LINKS } from './queries.ts';

export type PayLinkHandlers = Record<'onEdit' | 'onShowCode', (payLink: PayLink) => void>;

/** What can be done with a pay link: copy its address or show it as a QR code, edit it, switch it off or on, delete it. */
export function PayLinkActions({ payLink, onEdit, onShowCode }: { payLink: PayLink } & PayLinkHandlers) {
  const { site } = useSession();
  const may = useMay();
  const change = useChange(PAY_LINKS);
  const { template } = payLink;
  const id = template.id ?? '';
  const works = isActive(template);
  const setStatus = (status: 'ACTIVE' | 'INACTIVE', done: string) =>
    change.mutate({
      change: () => api.checkoutTemplates.updateCheckoutTemplate({ checkoutTemplate: { id, status } }),
      done,
    });
  const confirmOff = () =>
    confirmFirst({
      title: 'Switch the pay link off?',
      text: 'It leads to your shop until you switch it on again. Checkouts that were begun stay as they are.',
      confirm: 'Switch off',
      onConfirm: () => setStatus('INACTIVE', 'The pay link was switched off'),
    });
  const confirmDelete = () =>
    confirmFirst({
      title: 'Delete the pay link?',
      text: 'Its address leads to your shop from then on. Checkouts that were begun stay as they are.',
      confirm: 'Delete',
      onConfirm: () =>
        change.mutate({
          change: () => api.checkoutTemplates.deleteCheckoutTemplate({ checkoutTemplateId: id }),
          done: 'The pay link was deleted',
        }),
    });
  const title = titleOf(payLink);
  const mayEdit = may('checkoutTemplates.updateCheckoutTemplate');
  const mayDelete = may('checkoutTemplates.deleteCheckoutTemplate');
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <CopyIcon value={addressOf({ url: site.url ?? '', id: site.id ?? '' }, template)} what={`the link to ${title}`} />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`QR code of the link to ${title}`}
        onClick={() => onShowCode(payLink)}
      >
        <IconQrcode size={18} aria-hidden />
      </ActionIcon>
      {(mayEdit || mayDelete) && (
        <ActionsMenu label={`Actions for ${title}`} width={200}>
          {mayEdit && (
            <>
              <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(payLink)}>
                Edit
              </Menu.Item>
              {works ? (
                <Menu.Item leftSection={<IconLinkOff size={16} aria-hidden />} onClick={confirmOff}>
                  Switch off
                </Menu.Item>
              ) : (
                <Menu.Item
                  leftSection={<IconLink size={16} aria-hidden />}
                  onClick={() => setStatus('ACTIVE', 'The pay link works again')}
                >
                  Switch on
                </Menu.Item>
              )}
            </>
          )}
          {mayDelete && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={confirmDelete}>
              Delete
            </Menu.Item>
          )}
        </ActionsMenu>
      )}
    </Group>
  );
}
