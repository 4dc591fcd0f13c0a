import { Button } from '@mantine/core';
import { IconArrowMerge, IconTag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../app/permissions.ts';
import { SelectionFrame } from '../../ui/selection-frame.tsx';
import type { ContactView } from './contact.ts';
import { LabelDialog } from './label-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { people, useBulkChanges } from './use-bulk-changes.tsx';

/** One target and as many sources as a merge takes. */
const MOST_MERGED = 6;

/** What can be done with the marked contacts. */
export function SelectionBar({ chosen, onClear }: { chosen: ContactView[]; onClear: () => void }) {
  const may = useMay();
  const [dialog, setDialog] = useState<'label' | 'merge' | null>(null);
  const { isChanging, label, confirmDelete } = useBulkChanges(onClear);
  const ids = chosen.flatMap(({ id }) => id ?? []);
  const mayDelete = may('CONTACTS.MODIFY') && may('MEMBERS.MEMBER_DELETE');
  const close = () => setDialog(null);
  return (
    <>
      <SelectionFrame label="Selected contacts" count={`${people(ids.length)} selected`} onClear={onClear}>
        {may('CONTACTS.MODIFY') && (
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
        {may('CONTACTS.MERGE') && ids.length > 1 && ids.length <= MOST_MERGED && (
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
        {mayDelete && (
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
