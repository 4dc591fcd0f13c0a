import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconLink, IconLinkOff, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { CopyIcon } from '../../ui/copy-button.tsx';
import { useChange } from '../../ui/use-change.ts';
import { addressOf, isActive, type PayLink, titleOf } from './pay-link.ts';
import { PAY_LINKS } from './queries.ts';

const texts = words.payLinks;

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
      title: texts.switchOffTitle,
      text: texts.switchOffText,
      confirm: words.common.switching.off,
      onConfirm: () => setStatus('INACTIVE', texts.switchedOff),
    });
  const confirmDelete = () =>
    confirmFirst({
      title: texts.deleteTitle,
      text: texts.deleteText,
      confirm: words.common.delete,
      onConfirm: () =>
        change.mutate({
          change: () => api.checkoutTemplates.deleteCheckoutTemplate({ checkoutTemplateId: id }),
          done: texts.deleted,
        }),
    });
  const title = titleOf(payLink);
  const mayEdit = may('checkoutTemplates.updateCheckoutTemplate');
  const mayDelete = may('checkoutTemplates.deleteCheckoutTemplate');
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <CopyIcon value={addressOf({ url: site.url ?? '', id: site.id ?? '' }, template)} what={texts.linkTo(title)} />
      <ActionIcon variant="default" size="lg" aria-label={texts.qrCodeOf(title)} onClick={() => onShowCode(payLink)}>
        <IconQrcode size={18} aria-hidden />
      </ActionIcon>
      {(mayEdit || mayDelete) && (
        <ActionsMenu label={words.actions.of(title)} width={200}>
          {mayEdit && (
            <>
              <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(payLink)}>
                {words.actions.edit}
              </Menu.Item>
              {works ? (
                <Menu.Item leftSection={<IconLinkOff size={16} aria-hidden />} onClick={confirmOff}>
                  {words.common.switching.off}
                </Menu.Item>
              ) : (
                <Menu.Item
                  leftSection={<IconLink size={16} aria-hidden />}
                  onClick={() => setStatus('ACTIVE', texts.switchedOn)}
                >
                  {words.common.switching.on}
                </Menu.Item>
              )}
            </>
          )}
          {mayDelete && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={confirmDelete}>
              {words.common.delete}
            </Menu.Item>
          )}
        </ActionsMenu>
      )}
    </Group>
  );
}
