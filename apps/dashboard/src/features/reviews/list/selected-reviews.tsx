import { IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import { useFormat } from '../../../app/format.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { counted, type Selected } from '../../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { idOf, type ModeratedReview, statusOf } from '../review.ts';
import { type reviewFilters, toReviewFilter } from './review-search.ts';
import { type BulkChange, useBulkChanges } from './use-bulk-changes.ts';

const texts = words.reviews;

const moderateNeeds: readonly Need[] = ['reviews.bulkUpdateModerationStatus', 'jobs.getJob'];
const deleteNeeds: readonly Need[] = ['reviews.bulkDeleteReviews', 'jobs.getJob'];
export const bulkNeeds = [moderateNeeds, deleteNeeds];

type SelectedReviews = Selected<ModeratedReview, typeof reviewFilters>;

/** The filter that selects the marked reviews on the server. */
const filterOf = ({ isAll, items, query }: SelectedReviews): Record<string, unknown> =>
  isAll ? toReviewFilter(query) : { id: { $in: items.map(idOf) } };

/** The actions for the marked reviews. */
export function ReviewActions({ selected }: { selected: SelectedReviews }) {
  const may = useMay();
  const { isChanging, start } = useBulkChanges(selected.clear);
  const reviews = counted(selected.count, selected.nouns, useFormat());
  const begin = (change: BulkChange) => start({ change, filter: filterOf(selected), reviews });
  const isSome = (status: string) => selected.isAll || selected.items.some((one) => statusOf(one) !== status);
  return (
    <SelectionBar selected={selected}>
      {moderateNeeds.every(may) && isSome('APPROVED') && (
        <BulkButton
          icon={<IconCheck size={16} aria-hidden />}
          onClick={() => begin('APPROVED')}
          isMain
          isBusy={isChanging}
        >
          {texts.approve}
        </BulkButton>
      )}
      {moderateNeeds.every(may) && isSome('REJECTED') && (
        <BulkButton icon={<IconX size={16} aria-hidden />} onClick={() => begin('REJECTED')} isBusy={isChanging}>
          {texts.reject}
        </BulkButton>
      )}
      {deleteNeeds.every(may) && (
        <BulkButton
          icon={<IconTrash size={16} aria-hidden />}
          onClick={() => begin('DELETED')}
          isDangerous
          isBusy={isChanging}
        >
          {words.common.delete}
        </BulkButton>
      )}
    </SelectionBar>
  );
}
