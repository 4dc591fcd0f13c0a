import { Group, Paper, Stack, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';

import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import panel from '../../../ui/panel.module.css';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { queueQuery } from '../queries.ts';
import { ReplyBox } from '../reply-box.tsx';
import { idOf, type ModeratedReview } from '../review.ts';
import { ReviewCard } from '../review-card.tsx';
import classes from '../reviews.module.css';
import { Decisions } from './decisions.tsx';
import { KeysButton, KeysDialog } from './keys-dialog.tsx';
import type { Queue } from './queue.ts';
import { UndoButton } from './undo-button.tsx';
import { useDecisions } from './use-decisions.ts';
import { WaitingList } from './waiting-list.tsx';

const texts = words.reviews.queue;

/** The reviews that wait for a decision, one at a time. */
export function Component() {
  const queue = useQuery(queueQuery);
  if (queue.data) return <Moderation loaded={queue.data} />;
  return queue.isError ? <Failure error={queue.error} onRetry={() => void queue.refetch()} /> : <ListSkeleton />;
}

type Progress = ReturnType<typeof useDecisions>;

function Moderation({ loaded }: { loaded: Queue }) {
  const progress = useDecisions(loaded);
  const { queue } = progress;
  const box = useRef<HTMLTextAreaElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasKeys, setHasKeys] = useLocalStorage({
    key: 'stoa-review-keys',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const reply = () => box.current?.focus();
  useKeys(
    {
      j: () => progress.move(1),
      k: () => progress.move(-1),
      a: () => progress.decide('APPROVED'),
      r: () => progress.decide('REJECTED'),
      e: reply,
      enter: reply,
      u: progress.undo,
      '?': () => setHelpOpen(true),
    },
    hasKeys,
  );
  const { current } = progress;
  useShownFromItsTop(card, current);
  return (
    <Stack gap="md">
      <Head queue={queue} progress={progress} hasKeys={hasKeys} onHelp={() => setHelpOpen(true)} />
      {current ? (
        <Split queue={queue} progress={progress}>
          <Stack gap="md" ref={card} tabIndex={-1} className={classes.current}>
            <ReviewCard key={idOf(current)} moderated={current} />
            <ReplyBox
              moderated={current}
              box={box}
              onChanged={progress.replied}
              onLeave={() => card.current?.focus({ preventScroll: true })}
            />
            <Decisions progress={progress} count={queue.reviews.length} hasKeys={hasKeys} onReply={reply} />
          </Stack>
        </Split>
      ) : (
        <NothingWaits progress={progress} />
      )}
      <KeysDialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} hasKeys={hasKeys} onToggle={setHasKeys} />
    </Stack>
  );
}

/** The list lies beside the review; phones show one review after the other. */
function Split({ queue, progress, children }: { queue: Queue; progress: Progress; children: ReactNode }) {
  const isPhone = useIsPhone();
  if (isPhone) return children;
  return (
    <div className={classes.split}>
      <WaitingList
        reviews={queue.reviews}
        current={progress.current}
        isSending={progress.isSending}
        onShow={progress.show}
      />
      {children}
    </div>
  );
}

type HeadProps = { queue: Queue; progress: Progress; hasKeys: boolean; onHelp: () => void };

/** How many wait, and what was just done, with a way back. */
function Head({ queue, progress, hasKeys, onHelp }: HeadProps) {
  return (
    <Group justify="space-between" gap="xs" mih={36}>
      <Group gap="sm">
        {queue.total > 0 && <Text fw={600}>{texts.waiting(queue.total)}</Text>}
        <Text role="status" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {progress.status}
        </Text>
      </Group>
      <Group gap="xs">
        <UndoButton isUndoable={progress.isUndoable} hasKeys={hasKeys} onUndo={progress.undo} />
        <KeysButton hasKeys={hasKeys} onClick={onHelp} />
      </Group>
    </Group>
  );
}

function NothingWaits({ progress: { today } }: { progress: Progress }) {
  const format = useFormat();
  const maySeeAll = useMay()('reviewAdministration.listReviews');
  return (
    <Paper className={panel.panel}>
      <NothingHere
        icon={<IconChecks />}
        title={texts.none}
        description={today.describe(format) ?? (maySeeAll ? texts.noneText : '')}
      />
    </Paper>
  );
}

/** Scrolls up to the next review, if the page was scrolled down in the one before. */
function useShownFromItsTop(card: RefObject<HTMLDivElement | null>, current: ModeratedReview | null) {
  const id = current && idOf(current);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current !== id && (card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView();
    shown.current = id;
  }, [card, id]);
}
