import { Group } from '@mantine/core';
import { IconCamera, IconMessage, IconRosetteDiscountCheck, IconStar } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { ViewShopButton } from '../../../app/view-shop-button.tsx';
import { words } from '../../../app/words.ts';
import { defineList } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage } from '../../../ui/list/paging.ts';
import { Picture } from '../../../ui/picture.tsx';
import { REVIEWS } from '../queries.ts';
import { authorOf, idOf, type ModeratedReview, nameOf, starsOf } from '../review.ts';
import { StatusBadge } from '../review-card.tsx';
import { Stars } from '../stars.tsx';
import { Files } from './files.tsx';
import { reviewFilters, reviewSorts, toReviewFilter, toReviewQuery } from './review-search.ts';
import { bulkNeeds, ReviewActions } from './selected-reviews.tsx';

const texts = words.reviews;

/** All reviews. */
export function Component() {
  return (
    <>
      <Files />
      <ListView list={reviewList} extra={null} />
    </>
  );
}

/** What a review has besides its text. */
function Marks({ moderated: { review } }: { moderated: ModeratedReview }) {
  return (
    <Group component="span" gap={6} wrap="nowrap" c="dimmed">
      {review?.verified && <IconRosetteDiscountCheck size={18} role="img" aria-label={texts.verified} />}
      {(review?.content?.media?.length ?? 0) > 0 && (
        <IconCamera size={18} role="img" aria-label={texts.list.withPictures} />
      )}
      {review?.reply && <IconMessage size={18} role="img" aria-label={texts.list.answered} />}
    </Group>
  );
}

const reviewList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: [...REVIEWS, 'list'],
  search: texts.list.search,
  filters: reviewFilters,
  sorts: reviewSorts,
  load: async (query) => {
    const { reviews, metadata } = await api.reviewAdministration.listReviews(toReviewQuery(query));
    return cursorPage(reviews, metadata);
  },
  count: async (query) =>
    (await api.reviews.countReviews({ filter: toReviewFilter(query), includePrivateReviews: true })).count ?? 0,
  idOf,
  name: {
    title: texts.review,
    of: nameOf,
    picture: ({ product }, isPhone) =>
      isPhone ? null : <Picture id={product?.image?.id} alt="" width={32} height={40} />,
    note: ({ product }) => product?.name,
  },
  rowLink: (moderated) => `/reviews/${idOf(moderated)}`,
  columns: [
    {
      title: texts.stars,
      phone: 'below',
      isOneLine: true,
      show: (moderated) => <Stars rating={starsOf(moderated)} />,
    },
    {
      title: texts.list.author,
      phone: { at: 'note', show: (moderated) => `${authorOf(moderated)} · ${moderated.product?.name}` },
      maxWidth: 180,
      show: (moderated) => authorOf(moderated),
    },
    {
      title: texts.list.written,
      phone: 'detail',
      isOneLine: true,
      show: ({ review }, { format }) => {
        const date = review?.reviewDate ?? review?.createdDate;
        return date && format.date(date);
      },
    },
    { title: texts.list.with, phone: 'below', show: (moderated) => <Marks moderated={moderated} /> },
    { title: texts.list.status, phone: 'corner', show: (moderated) => <StatusBadge moderated={moderated} /> },
  ],
  selection: { needs: bulkNeeds, isAcrossPages: true, Actions: ReviewActions },
  savedViews: 'reviews',
  empty: {
    icon: <IconStar />,
    title: texts.list.none,
    description: texts.list.noneText,
    Action: ViewShopButton,
  },
  noMatch: ({ filters, text }) =>
    filters.status === 'IN_MODERATION' && !text
      ? {
          icon: <IconStar />,
          title: texts.list.noneWaiting,
          description: texts.list.noneWaitingText,
          clear: texts.list.showAll,
        }
      : null,
});
