import { Button, Menu, TextInput } from '@mantine/core';
import { clockTimeOf, instantOf } from '@stoa/messages/days';
import { IconCalendarClock, IconCalendarOff, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { DAY_MS } from '../../ui/durations.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { statusOf } from './post-status.tsx';
import type { DraftPost } from './queries.ts';

const texts = words.blog;

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
      title: texts.publish.takeOffTitle,
      text: texts.publish.takeOffText,
      confirm: texts.publish.takeOffConfirm,
      onConfirm: () => onStep({ action: 'UPDATE_REVERT_TO_DRAFT' }),
    });
  return (
    <>
      <Button loading={isBusy} onClick={() => onStep({ action: 'UPDATE_PUBLISH' })}>
        {status === 'PUBLISHED' ? texts.publish.changes : texts.publish.now}
      </Button>
      <ActionsMenu label={texts.publish.more} width={240}>
        {status === 'PUBLISHED' && (
          <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden />} onClick={confirmWithdrawal}>
            {texts.publish.takeOff}
          </Menu.Item>
        )}
        {status !== 'PUBLISHED' && (
          <Menu.Item leftSection={<IconCalendarClock size={16} aria-hidden />} onClick={() => setScheduling(true)}>
            {status === 'SCHEDULED' ? texts.publish.changeTime : texts.publish.schedule}
          </Menu.Item>
        )}
        {status === 'SCHEDULED' && (
          <Menu.Item
            leftSection={<IconCalendarOff size={16} aria-hidden />}
            onClick={() => onStep({ action: 'UPDATE_CANCEL_SCHEDULE' })}
          >
            {texts.publish.cancel}
          </Menu.Item>
        )}
      </ActionsMenu>
      <FormDialog opened={isScheduling} onClose={() => setScheduling(false)} title={texts.publish.scheduleTitle}>
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
    validate: ({ time }) => ({ time: dueAt(time) === null && texts.publish.noFuture }),
    save: async ({ time }) => dueAt(time) ?? '',
    onDone,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput
        type="datetime-local"
        label={texts.publish.at}
        description={texts.publish.atText(timeZone)}
        {...form.text('time')}
      />
      <FormEnd form={form}>{texts.publish.scheduleConfirm}</FormEnd>
    </Form>
  );
}
