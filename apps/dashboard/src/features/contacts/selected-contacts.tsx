import { IconArrowMerge, IconTag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Need, useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import type { Selected } from '../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../ui/list/selection-bar.tsx';
import type { ContactView } from './contact.ts';
import { LabelDialog } from './label-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useBulkChanges } from './use-bulk-changes.tsx';

const texts = words.contacts;

/** One target and the maximum number of sources in a merge. */
const MOST_MERGED = 6;

const labelNeeds: readonly Need[] = ['contacts.bulkLabelAndUnlabelContacts', 'jobs.getJob'];
const mergeNeeds: readonly Need[] = ['contacts.mergeContacts', 'contacts.previewMergeContacts'];
const deleteNeeds: readonly Need[] = ['contacts.bulkDeleteContacts', 'jobs.getJob'];
export const bulkNeeds = [labelNeeds, mergeNeeds, deleteNeeds];

/** The actions for the marked contacts. */
export function ContactActions({ selected }: { selected: Selected<ContactView> }) {
  const may = useMay();
  const [dialog, setDialog] = useState<'label' | 'merge' | null>(null);
  const { isChanging, label, confirmDelete } = useBulkChanges(selected.clear);
  const ids = selected.items.flatMap(({ id }) => id ?? []);
  const close = () => setDialog(null);
  return (
    <>
      <SelectionBar selected={selected}>
        {labelNeeds.every(may) && (
          <BulkButton icon={<IconTag size={16} aria-hidden />} onClick={() => setDialog('label')} isBusy={isChanging}>
            {texts.labels.action}
          </BulkButton>
        )}
        {mergeNeeds.every(may) && ids.length > 1 && ids.length <= MOST_MERGED && (
          <BulkButton
            icon={<IconArrowMerge size={16} aria-hidden />}
            onClick={() => setDialog('merge')}
            isBusy={isChanging}
          >
            {texts.merge.action}
          </BulkButton>
        )}
        {deleteNeeds.every(may) && (
          <BulkButton
            icon={<IconTrash size={16} aria-hidden />}
            onClick={() => confirmDelete(ids)}
            isDangerous
            isBusy={isChanging}
          >
            {words.common.delete}
          </BulkButton>
        )}
      </SelectionBar>
      <LabelDialog
        opened={dialog === 'label'}
        title={texts.labels.addToCount(ids.length)}
        onSave={(labels) => label({ ids, labels })}
        onClose={close}
      />
      <MergeDialog opened={dialog === 'merge'} contacts={selected.items} onClose={close} onMerged={selected.clear} />
    </>
  );
}
