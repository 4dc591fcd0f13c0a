import { Button, Group, Kbd, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MOST_REPLY } from '@stoa/contract/reviews/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { api, present } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { explain } from '../../ui/explain.ts';
import { Panel } from '../../ui/panel.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { REVIEWS } from './queries.ts';
import { idOf, type ModeratedReview, statusOf } from './review.ts';
import classes from './reviews.module.css';
import { useReplyDraft } from './use-reply-draft.ts';

const texts = words.reviews;

type ReplyBoxProps = {
  moderated: ModeratedReview;
  box?: Ref<HTMLTextAreaElement>;
  /** The review with its reply as saved or removed. */
  onChanged: (changed: ModeratedReview, said: string) => void;
  /** Escape in the box. */
  onLeave?: () => void;
};

/** The shop's reply to a review: to write, change and remove it, or to read it. */
export function ReplyBox(props: ReplyBoxProps) {
  const reply = props.moderated.review?.reply?.message;
  if (useMay()('reviews.setReply')) return <ReplyForm key={idOf(props.moderated)} {...props} />;
  if (!reply) return null;
  return (
    <Panel title={texts.reply.title}>
      <Text className={classes.text}>{reply}</Text>
    </Panel>
  );
}

function ReplyForm({ moderated, box, onChanged, onLeave }: ReplyBoxProps) {
  const isPhone = useIsPhone();
  const mayRemove = useMay()('reviews.removeReply');
  const id = idOf(moderated);
  const saved = moderated.review?.reply?.message ?? '';
  const { draft, keep } = useReplyDraft(id);
  const [isMissing, setIsMissing] = useState(false);
  const text = draft ?? saved;
  const { save, remove } = useReplyChanges(moderated, (changed, said) => {
    keep(null);
    onChanged(changed, said);
  });
  const send = () => {
    setIsMissing(text.trim() === '');
    if (text.trim() !== '' && draft !== undefined) save.mutate(text);
  };
  const type = (typed: string) => {
    setIsMissing(false);
    keep(typed === saved ? null : typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape' && onLeave) {
      event.preventDefault();
      onLeave();
    }
  };
  const isPublished = statusOf(moderated) === 'APPROVED';
  return (
    <Panel title={texts.reply.title}>
      <Stack gap="xs">
        <Textarea
          ref={box}
          aria-label={texts.reply.yours}
          placeholder={texts.reply.placeholder}
          description={isPublished ? texts.reply.public : texts.reply.later}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={MOST_REPLY}
          value={text}
          error={isMissing && texts.reply.missing}
          onChange={({ currentTarget: { value } }) => type(value)}
          onKeyDown={onKeyDown}
        />
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            {draft === undefined ? ' ' : texts.reply.draft}
          </Text>
          <Group gap="xs">
            {draft !== undefined && (
              <Button size="xs" variant="subtle" color="gray" onClick={() => keep(null)}>
                {texts.reply.discard}
              </Button>
            )}
            {saved && mayRemove && (
              <Button
                size="xs"
                variant="light"
                color="red"
                loading={remove.isPending}
                onClick={() =>
                  confirmFirst({
                    title: texts.reply.removeTitle,
                    text: texts.reply.removeText,
                    confirm: texts.reply.remove,
                    onConfirm: () => remove.mutate(),
                  })
                }
              >
                {texts.reply.remove}
              </Button>
            )}
            <Button
              size="xs"
              loading={save.isPending}
              rightSection={!isPhone && <Kbd size="xs">{texts.queue.keys.ctrlEnter}</Kbd>}
              onClick={send}
            >
              {texts.reply.save}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Panel>
  );
}

function useReplyChanges(moderated: ModeratedReview, onChanged: ReplyBoxProps['onChanged']) {
  const queryClient = useQueryClient();
  const reviewId = idOf(moderated);
  const shared = {
    onError: (error: Error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: REVIEWS }),
  };
  const save = useMutation({
    mutationFn: async (message: string) => (await api.reviews.setReply({ reviewId, message })).review,
    onSuccess: (review) => onChanged({ ...moderated, review: present(review, 'review') }, texts.reply.saved),
    ...shared,
  });
  const remove = useMutation({
    mutationFn: async () => (await api.reviews.removeReply({ reviewId })).review,
    onSuccess: (review) => onChanged({ ...moderated, review: present(review, 'review') }, texts.reply.removed),
    ...shared,
  });
  return { save, remove };
}
