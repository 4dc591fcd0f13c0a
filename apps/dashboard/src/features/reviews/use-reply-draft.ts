import { useLocalStorage } from '@mantine/hooks';

/** What is typed as a reply is kept in this browser until it is saved, by the id of its review. */
export function useReplyDraft(reviewId: string) {
  const [drafts, setDrafts] = useLocalStorage<Record<string, string>>({
    key: 'stoa-review-replies',
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  return {
    draft: drafts[reviewId],
    /** Null forgets it. */
    keep: (text: string | null) =>
      setDrafts(({ [reviewId]: _, ...others }) => (text === null ? others : { ...others, [reviewId]: text })),
  };
}
