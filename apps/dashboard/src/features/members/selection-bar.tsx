import { Button } from '@mantine/core';
import { IconBan, IconCheck, IconTrash } from '@tabler/icons-react';
import { type Need, useMay } from '../../app/permissions.ts';
import { SelectionFrame } from '../../ui/selection-frame.tsx';
import type { MemberView } from './queries.ts';
import { type BulkChange, people, useBulkChanges } from './use-bulk-changes.tsx';

/** What can be done with several members; who may do none of it marks nothing. */
export const bulkNeeds = {
  approve: ['members.bulkApproveMembers', 'jobs.getJob'],
  block: ['members.bulkBlockMembers', 'jobs.getJob'],
  delete: ['members.bulkDeleteMembers'],
} as const satisfies Record<BulkChange, readonly Need[]>;

/** What can be done with the marked members. */
export function SelectionBar({ chosen, onClear }: { chosen: MemberView[]; onClear: () => void }) {
  const { isChanging, start } = useBulkChanges(onClear);
  const ids = chosen.flatMap(({ id }) => id ?? []);
  const may = useMay();
  const begin = (change: BulkChange) => start({ change, ids });
  return (
    <SelectionFrame label="Selected members" count={`${people(ids.length)} selected`} onClear={onClear}>
      {bulkNeeds.approve.every(may) && chosen.some(({ status }) => status !== 'APPROVED') && (
        <Button
          size="xs"
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => begin('approve')}
          loading={isChanging}
        >
          Approve
        </Button>
      )}
      {bulkNeeds.block.every(may) && chosen.some(({ status }) => status !== 'BLOCKED') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconBan size={16} aria-hidden />}
          onClick={() => begin('block')}
          loading={isChanging}
        >
          Block
        </Button>
      )}
      {bulkNeeds.delete.every(may) && (
        <Button
          size="xs"
          color="red"
          variant="light"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => begin('delete')}
          disabled={isChanging}
        >
          Delete
        </Button>
      )}
    </SelectionFrame>
  );
}
