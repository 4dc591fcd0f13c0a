import { Button, Menu, TextInput } from '@mantine/core';
import { clockTimeOf, instantOf } from '@stoa/messages/days';
import { IconCalendarClock, IconCalendarOff, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../app/session.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { DAY_MS } from '../../ui/durations.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { statusOf } from './post-status.tsx';
import type { DraftPost } from './queries.ts';

/** What is done with a post beside saving it. */
export type PostStep = {
  action: 'UPDATE_PUBLISH' | 'UPDATE_SCHEDULE' | 'UPDATE_REVERT_TO_DRAFT' | 'UPDATE_CANCEL_SCHEDULE';
  scheduledPublishDate?: string;
};

type PublishButtonsProps = { post: DraftPost; isBusy: boolean; onStep: (step: PostStep) => void };

/** The ways of a post: to its readers, now or later, and off the site. */
export function PublishButtons({ post, isBusy, onStep }: PublishButtonsProps) {
  const [isScheduling, setScheduling] = useState(false);
  const status = statusOf(post);
  const confirmWithdrawal = () =>
    confirmFirst({
      title: 'Take the post off the site?',
      text: 'Visitors no longer see it, and links to it lead nowhere. You can publish it again at any time.',
      confirm: 'Take off the site',
      onConfirm: () => onStep({ action: 'UPDATE_REVERT_TO_DRAFT' }),
    });
  return (
    <>
      <Button loading={isBusy} onClick={() => onStep({ action: 'UPDATE_PUBLISH' })}>
        {status === 'PUBLISHED' ? 'Publish changes' : 'Publish'}
      </Button>
      <ActionsMenu label="More ways to publish" width={240}>
        {status === 'PUBLISHED' && (
          <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden />} onClick={confirmWithdrawal}>
            Take off the site…
          </Menu.Item>
        )}
        {status !== 'PUBLISHED' && (
          <Menu.Item leftSection={<IconCalendarClock size={16} aria-hidden />} onClick={() => setScheduling(true)}>
            {status === 'SCHEDULED' ? 'Change the time…' : 'Schedule…'}
          </Menu.Item>
        )}
        {status === 'SCHEDULED' && (
          <Menu.Item
            leftSection={<IconCalendarOff size={16} aria-hidden />}
            onClick={() => onStep({ action: 'UPDATE_CANCEL_SCHEDULE' })}
          >
            Cancel the schedule
          </Menu.Item>
        )}
      </ActionsMenu>
      <FormDialog opened={isScheduling} onClose={() => setScheduling(false)} title="Schedule the post">
        {isScheduling && (
          <ScheduleForm
            at={post.scheduledPublishDate ?? null}
            onDone={(scheduledPublishDate) => {
              setScheduling(false);
              onStep({ action: 'UPDATE_SCHEDULE', scheduledPublishDate });
            }}
          />
        )}
      </FormDialog>
    </>
  );
}

function ScheduleForm({ at, onDone }: { at: string | null; onDone: (at: string) => void }) {
  const { site } = useSession();
  const timeZone = site.timeZone ?? 'UTC';
  const dueAt = (time: string): string | null => {
    const instant = instantOf(time, timeZone);
    return instant && Date.parse(instant) > Date.now() ? instant : null;
  };
  const form = useEntityForm({
    entity: at,
    read: (known) => ({ time: clockTimeOf(known ?? new Date(Date.now() + DAY_MS).toISOString(), timeZone) }),
    validate: ({ time }) => ({ time: dueAt(time) === null && 'Choose a time in the future' }),
    save: async ({ time }) => dueAt(time) ?? '',
    onDone,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput
        type="datetime-local"
        label="Publish at"
        description={`By the clock of the site (${timeZone}). What you change until then is in it.`}
        {...form.text('time')}
      />
      <FormEnd form={form}>Schedule</FormEnd>
    </Form>
  );
}
