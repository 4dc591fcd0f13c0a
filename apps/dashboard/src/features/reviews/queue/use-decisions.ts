import { notifications } from '@mantine/notifications';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import { queueQuery, REVIEWS } from '../queries.ts';
import { idOf, type ModeratedReview, nameOf, type Verdict } from '../review.ts';
import { useDoneToday } from './done-today.ts';
import {
  currentOf,
  type Decision,
  followed,
  moved,
  type Position,
  type Queue,
  start,
  withBack,
  withChanged,
  without,
} from './queue.ts';

const texts = words.reviews.queue;

const said = { APPROVED: texts.approved, REJECTED: texts.rejected };
/** Mutations under this key are still on their way to the server. */
const DECIDING = [...REVIEWS, 'deciding'];

/**
 * Going through the queue. Decisions show at once and are sent meanwhile; those that fail put their review back. The
 * latest can be taken back, one after the other.
 */
export function useDecisions(loaded: Queue) {
  const queryClient = useQueryClient();
  // held here, so that a key that follows at once meets the next review
  const [queue, setQueue] = useState(loaded);
  const [given, setGiven] = useState(loaded);
  const [position, setPosition] = useState<Position>(start);
  const [decided, setDecided] = useState<Decision[]>([]);
  const [status, setStatus] = useState('');
  const today = useDoneToday();
  if (given !== loaded) {
    setGiven(loaded);
    setQueue(followed(loaded, decided));
  }
  const change = (update: (known: Queue) => Queue) => {
    // answers that are on their way are older
    void queryClient.cancelQueries({ queryKey: queueQuery.queryKey });
    setQueue(update);
  };
  const current = currentOf(queue, position);

  const putBack = (decision: Decision, text: string) => {
    setDecided((known) => known.filter((one) => one !== decision));
    today.add(decision.verdict, -1);
    change((known) => withBack(known, decision));
    setPosition({ id: idOf(decision.review), place: decision.place });
    setStatus(text);
  };
  const sending = useSending((decision) => putBack(decision, texts.stillWaits(nameOf(decision.review))));
  const isSending = useIsMutating({ mutationKey: DECIDING }) > 0;
  // what is still on its way would be lost with the page
  useBeforeUnload((event) => {
    if (isSending) event.preventDefault();
  });
  return {
    queue,
    current,
    isSending,
    place: current ? queue.reviews.indexOf(current) : 0,
    status,
    isUndoable: decided.length > 0,
    today,
    move: (steps: number) => setPosition(moved(queue, position, steps)),
    show: (review: ModeratedReview) => setPosition({ id: idOf(review), place: queue.reviews.indexOf(review) }),
    decide: (verdict: Verdict) => {
      if (!current) return;
      const decision: Decision = { review: current, verdict, place: queue.reviews.indexOf(current) };
      change((known) => without(known, current));
      setPosition({ id: '', place: decision.place });
      setDecided((known) => [...known, decision]);
      today.add(verdict, 1);
      setStatus(said[verdict](nameOf(current)));
      sending.mutate({ decision, isTakenBack: false });
    },
    undo: () => {
      const last = decided.at(-1);
      if (!last) return;
      putBack(last, texts.waitsAgain(nameOf(last.review)));
      sending.mutate({ decision: last, isTakenBack: true });
    },
    replied: (changed: ModeratedReview, text: string) => {
      change((known) => withChanged(known, changed));
      setStatus(text);
    },
  };
}

type Sent = { decision: Decision; isTakenBack: boolean };

/** Sends decisions, or takes them back, in order; the queue is loaded anew after the last one. */
function useSending(onRefused: (decision: Decision) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: DECIDING,
    scope: { id: DECIDING.join(' ') },
    mutationFn: ({ decision: { review, verdict: status }, isTakenBack }: Sent) => {
      const reviewId = idOf(review);
      return isTakenBack
        ? api.reviewAdministration.reopenReview({ reviewId })
        : api.reviews.updateModerationStatus({ reviewId, status });
    },
    onError: (error, { decision, isTakenBack }) => {
      if (!isTakenBack) onRefused(decision);
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: DECIDING }) <= 1)
        await queryClient.invalidateQueries({ queryKey: REVIEWS });
    },
  });
}
