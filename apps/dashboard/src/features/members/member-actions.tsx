import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import type { MemberAction, MemberView } from './queries.ts';
import { saveMemberData } from './save-member-data.ts';
import { useAfterChange } from './use-after-change.ts';
import { memberChanges, useMemberChanges } from './use-member-changes.tsx';

const texts = words.members.actions;

/** The most likely actions are buttons; the others are in the menu. */
const foremost: readonly MemberAction[] = ['APPROVE', 'UNBLOCK', 'BLOCK'];

export function MemberActions({ member, actions }: { member: MemberView; actions: readonly MemberAction[] }) {
  const { start, isChanging } = useMemberChanges(member);
  const { onError } = useAfterChange();
  const exporting = useMutation({ mutationFn: () => saveMemberData(member), onError });
  const may = useMay();
  const possible = actions.filter((action) => may(memberChanges[action].needs));
  const buttons = foremost.filter((action) => possible.includes(action));
  const others = possible.filter((action) => !foremost.includes(action));
  const mayExport = may('memberAdministration.exportMemberData');
  const hasMore = others.length > 0 || mayExport;
  return (
    <>
      {buttons.map((action) => (
        <Button
          key={action}
          variant={action === 'BLOCK' ? 'default' : 'filled'}
          onClick={() => start(action)}
          loading={isChanging}
        >
          {memberChanges[action].label}
        </Button>
      ))}
      {hasMore && (
        <Menu position="bottom-end" width={230}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={texts.more} loading={exporting.isPending}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayExport && (
              <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={() => exporting.mutate()}>
                {texts.export}
              </Menu.Item>
            )}
            {others.map((action) => (
              <Menu.Item
                key={action}
                color={memberChanges[action].isDangerous ? 'red' : undefined}
                onClick={() => start(action)}
              >
                {memberChanges[action].label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
