import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDots, IconLink, IconLinkOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { CopyIcon } from '../../ui/copy-button.tsx';
import { useChange } from '../../ui/use-change.ts';
import { addressOf, isActive, type PayLink, titleOf } from './pay-link.ts';
import { PAY_LINKS } from './queries.ts';

/** What can be done with a pay link: copy its address, edit it, switch it off or on, delete it. */
export function PayLinkActions({ payLink, onEdit }: { payLink: PayLink; onEdit: (payLink: PayLink) => void }) {
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
      {(mayEdit || mayDelete) && (
        <Menu position="bottom-end" shadow="md" width={200}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions for ${title}`}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
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
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
