import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.ts';
import type { Need } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { offerUndo } from '../../ui/undo-message.tsx';
import { nameOfMember } from './member-name.ts';
import type { MemberAction, MemberView } from './queries.ts';

const texts = words.members;

type Change = {
  label: string;
  /** The text of the notification. */
  told: (name: string) => string;
  run: (id: string) => Promise<unknown>;
  undo?: MemberAction;
  /** The confirmation, for changes that cannot be undone or that take effect immediately. */
  ask?: { text: string; confirm: string; keep: string };
  isDangerous?: boolean;
  needs: Need;
};

/** The actions for a member, with the labels of their buttons. */
export const memberChanges: Record<MemberAction, Change> = {
  APPROVE: {
    needs: 'members.approveMember',
    label: texts.actions.approve,
    told: texts.told.approved,
    run: (id) => api.members.approveMember({ id }),
  },
  UNBLOCK: {
    needs: 'members.approveMember',
    label: texts.actions.unblock,
    told: texts.told.unblocked,
    run: (id) => api.members.approveMember({ id }),
    undo: 'BLOCK',
  },
  BLOCK: {
    needs: 'members.blockMember',
    label: texts.actions.block,
    told: texts.told.blocked,
    run: (id) => api.members.blockMember({ id }),
    undo: 'UNBLOCK',
  },
  MUTE: {
    needs: 'members.muteMember',
    label: texts.actions.mute,
    told: texts.told.muted,
    run: (id) => api.members.muteMember({ id }),
    undo: 'UNMUTE',
  },
  UNMUTE: {
    needs: 'members.unmuteMember',
    label: texts.actions.unmute,
    told: texts.told.unmuted,
    run: (id) => api.members.unmuteMember({ id }),
    undo: 'MUTE',
  },
  END_SESSIONS: {
    needs: 'memberAdministration.endMemberSessions',
    label: texts.actions.logOut,
    told: texts.told.loggedOut,
    run: (memberId) => api.memberAdministration.endMemberSessions({ memberId }),
    ask: {
      text: texts.logOutText,
      confirm: texts.actions.logOut,
      keep: words.forms.cancel,
    },
  },
  DISCONNECT: {
    needs: 'members.disconnectMember',
    label: texts.actions.removeLogin,
    told: texts.told.loginRemoved,
    run: (id) => api.members.disconnectMember({ id }),
    ask: {
      text: texts.removeLoginText,
      confirm: texts.actions.removeLogin,
      keep: words.forms.cancel,
    },
    isDangerous: true,
  },
  DELETE: {
    needs: 'members.deleteMember',
    label: words.common.delete,
    told: words.actions.deleted,
    run: (id) => api.members.deleteMember({ id }),
    ask: {
      text: texts.deleteText,
      confirm: texts.actions.delete,
      keep: texts.keep,
    },
    isDangerous: true,
  },
};

/** Changes a member, after confirmation if needed, and reports the result with an undo. */
export function useMemberChanges(member: MemberView) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const name = nameOfMember(member);
  const changing = useMutation({
    mutationFn: (action: MemberAction) => memberChanges[action].run(member.id ?? ''),
    onSuccess: (_, action) => {
      const { told, undo } = memberChanges[action];
      const text = told(name);
      if (undo) offerUndo({ text, color: 'green', onUndo: () => changing.mutate(undo) });
      else notifications.show({ color: 'green', message: text });
      if (action === 'DELETE') void navigate('/members', { replace: true });
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: (_, error, action) => {
      // the page of a deleted member is left, so its queries are not refetched
      const isGone = action === 'DELETE' && !error;
      if (isGone) queryClient.removeQueries({ queryKey: ['members', 'one', member.id] });
      return queryClient.invalidateQueries({ queryKey: ['members'], refetchType: isGone ? 'none' : 'active' });
    },
  });
  const start = (action: MemberAction) => {
    const { ask, isDangerous, label } = memberChanges[action];
    if (!ask) return changing.mutate(action);
    modals.openConfirmModal({
      title: texts.askTitle(label, name),
      children: <Text size="sm">{ask.text}</Text>,
      labels: { confirm: ask.confirm, cancel: ask.keep },
      confirmProps: isDangerous ? { color: 'red' } : {},
      onConfirm: () => changing.mutate(action),
    });
  };
  return { start, isChanging: changing.isPending };
}
