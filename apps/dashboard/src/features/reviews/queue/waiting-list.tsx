import { Group, Paper, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { words } from '../../../app/words.ts';
import panel from '../../../ui/panel.module.css';
import { authorOf, idOf, type ModeratedReview, nameOf, starsOf } from '../review.ts';
import classes from '../reviews.module.css';
import { Stars } from '../stars.tsx';

const texts = words.reviews;

type WaitingListProps = {
  reviews: readonly ModeratedReview[];
  current: ModeratedReview | null;
  /** Whether decisions are on their way to the server. */
  isSending: boolean;
  onShow: (review: ModeratedReview) => void;
};

/** All waiting reviews, to choose from. */
export function WaitingList({ reviews, current, isSending, onShow }: WaitingListProps) {
  const entry = useRef<HTMLButtonElement>(null);
  const id = current && idOf(current);
  useEffect(() => {
    if (id) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <Paper
      component="nav"
      aria-label={texts.waitingReviews}
      aria-busy={isSending}
      className={`${panel.panel} ${classes.waiting}`}
    >
      <ol>
        {reviews.map((one) => {
          const isCurrent = idOf(one) === id;
          return (
            <li key={idOf(one)}>
              <UnstyledButton
                ref={isCurrent ? entry : null}
                className={classes.entry}
                aria-current={isCurrent || undefined}
                onClick={() => onShow(one)}
              >
                <Group justify="space-between" wrap="nowrap" gap="xs">
                  <Text size="sm" fw={600} truncate>
                    {nameOf(one)}
                  </Text>
                  <Stars rating={starsOf(one)} size={12} />
                </Group>
                <Text size="xs" c="dimmed" truncate>
                  {one.product?.name}
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  {authorOf(one)}
                </Text>
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </Paper>
  );
}
