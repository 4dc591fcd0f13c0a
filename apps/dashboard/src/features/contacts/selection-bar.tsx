import { Button } from '@mantine/core';
import { IconArrowMerge, IconTag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Need, useMay } from '../../app/permissions.ts';
import { SelectionFrame } from '../../ui/selection-frame.tsx';
import type { ContactView } from './contact.ts';
import { LabelDialog } from './label-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { people, useBulkChanges } from './use-bulk-changes.tsx';

/** One target and as many sources as a merge takes. */
const MOST_MERGED = 6;

const labelNeeds: readonly Need[] = ['contacts.bulkLabelAndUnlabelContacts', 'jobs.getJob'];
const mergeNeeds: readonly Need[] = ['contacts.mergeContacts', 'contacts.previewMergeContacts'];
const deleteNeeds: readonly Need[] = ['contacts.bulkDeleteContacts', 'jobs.getJob'];
/** Somebody who may do none of it marks nothing. */
export const bulkNeeds = [labelNeeds, mergeNeeds, deleteNeeds];

/** What can be done with the marked contacts. */
export function SelectionBar({ chosen, onClear }: { chosen: ContactView[]; onClear: () => void }) {
  const may = useMay();
  const [dialog, setDialog] = useState<'label' | 'merge' | null>(null);
  const { isChanging, label, confirmDelete } = useBulkChanges(onClear);
  const ids = chosen.flatMap(({ id }) => id ?? []);
  const close = () => setDialog(null);
  return (
    <>
      <SelectionFrame label="Selected contacts" count={`${people(ids.length)} selected`} onClear={onClear}>
        {labelNeeds.every(may) && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTag size={16} aria-hidden />}
            onClick={() => setDialog('label')}
            loading={isChanging}
          >
            Label
          </Button>
        )}
        {mergeNeeds.every(may) && ids.length > 1 && ids.length <= MOST_MERGED && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowMerge size={16} aria-hidden />}
            onClick={() => setDialog('merge')}
            disabled={isChanging}
          >
            Merge
          </Button>
        )}
        {deleteNeeds.every(may) && (
          <Button
            size="xs"
            color="red"
            variant="light"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => confirmDelete(ids)}
            disabled={isChanging}
          >
            Delete
          </Button>
        )}
      </SelectionFrame>
      <LabelDialog
        opened={dialog === 'label'}
        title={`Label ${people(ids.length)}`}
        onSave={(labels) => label({ ids, labels })}
        onClose={close}
      />
      <MergeDialog opened={dialog === 'merge'} contacts={chosen} onClose={close} onMerged={onClear} />
    </>
  );
}
