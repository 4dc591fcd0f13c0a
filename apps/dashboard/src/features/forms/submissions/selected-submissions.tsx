import { IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { counted, type Selected } from '../../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { useEach } from '../../../ui/list/use-each.ts';
import { FORMS } from '../queries.ts';
import type { SubmissionView } from './submission.ts';
import type { submissionFilters } from './submission-search.ts';

const texts = words.siteForms.submissions;

const markNeeds: readonly Need[] = ['formSubmissions.updateSubmission'];
const deleteNeeds: readonly Need[] = ['formSubmissions.bulkDeleteSubmission'];
export const selectionNeeds = [markNeeds, deleteNeeds];

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
    const chosen = counted(items.length, texts.nouns, format);
    const done = (isNew ? texts.itemsMarkedAsRead : texts.itemsMarkedAsNew)(chosen);
    each.mutate({ items, change: markAs(isNew), done });
  };
  const confirmDelete = () => {
    const chosen = counted(items.length, texts.nouns, format);
    const remove = () =>
      api.formSubmissions.bulkDeleteSubmission({
        ...{ formId: first?.formId ?? '', submissionIds: items.flatMap(({ id }) => id ?? []), permanent: true },
      });
    confirmFirst({
      title: texts.deleteItemsTitle(chosen),
      text: texts.deleteItemsText,
      confirm: texts.deleteItems(chosen),
      onConfirm: () => each.mutate({ items: items.slice(0, 1), change: remove, done: texts.itemsDeleted(chosen) }),
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
          {isNew ? texts.markAsRead : texts.markAsNew}
        </BulkButton>
      )}
      {deleteNeeds.every(may) && (
        <BulkButton
          icon={<IconTrash size={16} aria-hidden />}
          onClick={confirmDelete}
          isDangerous
          isBusy={each.isPending}
        >
          {words.siteForms.delete}
        </BulkButton>
      )}
    </SelectionBar>
  );
}
