import { IconBan, IconCheck, IconTrash } from '@tabler/icons-react';
import { type Need, useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import type { Selected } from '../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../ui/list/selection-bar.tsx';
import type { MemberView } from './queries.ts';
import { type BulkChange, useBulkChanges } from './use-bulk-changes.tsx';

const texts = words.members.actions;

const needs = {
  approve: ['members.bulkApproveMembers', 'jobs.getJob'],
  block: ['members.bulkBlockMembers', 'jobs.getJob'],
  delete: ['members.bulkDeleteMembers'],
} as const satisfies Record<BulkChange, readonly Need[]>;

export const bulkNeeds = Object.values(needs);

/** The actions for the marked members. */
export function MemberActions({ selected }: { selected: Selected<MemberView> }) {
  const { isChanging, start } = useBulkChanges(selected.clear);
  const may = useMay();
  const ids = selected.items.flatMap(({ id }) => id ?? []);
  const begin = (change: BulkChange) => start({ change, ids });
  const isSome = (test: (member: MemberView) => boolean) => selected.items.some(test);
  return (
    <SelectionBar selected={selected}>
      {needs.approve.every(may) && isSome(({ status }) => status !== 'APPROVED') && (
        <BulkButton
          icon={<IconCheck size={16} aria-hidden />}
          onClick={() => begin('approve')}
          isMain
          isBusy={isChanging}
        >
          {texts.approve}
        </BulkButton>
      )}
      {needs.block.every(may) && isSome(({ status }) => status !== 'BLOCKED') && (
        <BulkButton icon={<IconBan size={16} aria-hidden />} onClick={() => begin('block')} isBusy={isChanging}>
          {texts.block}
        </BulkButton>
      )}
      {needs.delete.every(may) && (
        <BulkButton
          icon={<IconTrash size={16} aria-hidden />}
          onClick={() => begin('delete')}
          isDangerous
          isBusy={isChanging}
        >
          {words.common.delete}
        </BulkButton>
      )}
    </SelectionBar>
  );
}
