import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { type ScheduledView, SITE_PAGES, scheduledQuery } from './queries.ts';

const texts = words.sitePages;

/** Releases that are waiting for their time; nothing if there are none. */
export function ScheduledPanel() {
  const scheduled = useQuery(scheduledQuery);
  if (scheduled.data?.length === 0) return null;
  return <RowsPanel title={texts.scheduled.title} rows={scheduledRows} query={scheduled} />;
}

const scheduledRows = defineRows<ScheduledView>({
  idOf: ({ id = '' }) => id,
  name: { of: ({ note }) => note || texts.scheduled.unnamed },
  parts: [
    {
      at: 'note',
      show: ({ publishDate, author, pages = 0 }, { format }) =>
        [publishDate && format.dateTime(publishDate), author, texts.counted(pages)].filter(Boolean).join(' · '),
    },
    { at: 'end', isInteractive: true, show: (release) => <CancelButton release={release} /> },
  ],
  empty: {
    icon: <IconClock aria-hidden />,
    title: texts.scheduled.none,
    description: texts.scheduled.noneText,
  },
});

function CancelButton({ release: { id = '', note } }: { release: ScheduledView }) {
  const change = useChange(SITE_PAGES);
  if (!useMay()('pages.cancelScheduledRelease')) return null;
  const cancel = () =>
    confirmFirst({
      title: texts.scheduled.cancelTitle,
      text: texts.scheduled.cancelText,
      confirm: texts.scheduled.cancelConfirm,
      onConfirm: () =>
        change.mutate({
          change: () => api.pages.cancelScheduledRelease({ releaseId: id }),
          done: texts.scheduled.cancelled,
        }),
    });
  return (
    <Button
      size="xs"
      variant="default"
      onClick={cancel}
      aria-label={note ? texts.scheduled.cancelNamed(note) : words.forms.cancel}
    >
      {words.forms.cancel}
    </Button>
  );
}
