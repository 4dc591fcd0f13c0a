import { IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { counted, type Nouns, type Selected } from '../../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { useEach } from '../../../ui/list/use-each.ts';
import { FORMS } from '../queries.ts';
import type { SubmissionView } from './submission.ts';
import type { submissionFilters } from './submission-search.ts';

const markNeeds: readonly Need[] = ['formSubmissions.updateSubmission'];
const deleteNeeds: readonly Need[] = ['formSubmissions.bulkDeleteSubmission'];
export const selectionNeeds = [markNeeds, deleteNeeds];

const nouns: Nouns = { one: 'submission', many: 'submissions' };

/** Marks submissions as read or new, one after the other. */
export const markAs =
  (seen: boolean) =>
  ({ id = '', formId = '', revision = '' }: SubmissionView): Promise<unknown> =>
    api.formSubmissions.updateSubmission({ submission: { id: id ?? '', formId, revision: revision ?? '', seen } });

/** The actions for the marked submissions. */
export function SelectedSubmissions({ selected }: { selected: Selected<SubmissionView, typeof submissionFilters> }) {
  const may = useMay();
  const format = useFormat();
  const each = useEach<SubmissionView>(FORMS, selected.clear);
  const { items } = selected;
  const [first] = items;
  const isNew = items.some(({ seen }) => !seen);
  const mark = () => {
    const words = counted(items.length, nouns, format);
    each.mutate({ items, change: markAs(isNew), done: `${words} marked as ${isNew ? 'read' : 'new'}` });
  };
  const confirmDelete = () => {
    const words = counted(items.length, nouns, format);
    const remove = () =>
      api.formSubmissions.bulkDeleteSubmission({
        ...{ formId: first?.formId ?? '', submissionIds: items.flatMap(({ id }) => id ?? []), permanent: true },
      });
    confirmFirst({
      title: `Delete ${words}?`,
      text: 'What people sent is gone for good. Their contacts stay.',
      confirm: `Delete ${words}`,
      onConfirm: () => each.mutate({ items: items.slice(0, 1), change: remove, done: `${words} deleted` }),
    });
  };
  return (
    <SelectionBar selected={selected}>
      {markNeeds.every(may) && (
        <BulkButton
          icon={isNew ? <IconMailOpened size={16} aria-hidden /> : <IconMail size={16} aria-hidden />}
          onClick={mark}
          isBusy={each.isPending}
        >
          {isNew ? 'Mark as read' : 'Mark as new'}
        </BulkButton>
      )}
      {deleteNeeds.every(may) && (
        <BulkButton
          icon={<IconTrash size={16} aria-hidden />}
          onClick={confirmDelete}
          isDangerous
          isBusy={each.isPending}
        >
          Delete
        </BulkButton>
      )}
    </SelectionBar>
  );
}
