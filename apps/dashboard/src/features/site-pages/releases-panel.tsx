import { Badge, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { type ReleaseView, releasesQuery, SITE_PAGES } from './queries.ts';
import { ReleaseChanges } from './release-changes.tsx';

const texts = words.sitePages;

/** What was published, and when; each release can be shown to visitors again. */
export function ReleasesPanel() {
  return <RowsPanel title={texts.releases.title} rows={releaseRows} query={useQuery(releasesQuery)} />;
}

const nameOf = ({ number = 0 }: ReleaseView): string => texts.releases.named(number);

const releaseRows = defineRows<ReleaseView>({
  idOf: ({ number = 0 }) => String(number),
  name: { of: nameOf },
  parts: [
    {
      at: 'beside',
      show: ({ live }) =>
        live && (
          <Badge variant="light" color="green">
            {texts.releases.live}
          </Badge>
        ),
    },
    {
      at: 'detail',
      show: ({ note, restored }) => note || (restored ? texts.releases.restored(restored) : null),
    },
    {
      at: 'note',
      show: ({ publishedDate, author, pages = 0 }, { format }) =>
        [publishedDate && format.dateTime(publishedDate), author, texts.counted(pages)].filter(Boolean).join(' · '),
    },
    { at: 'end', isInteractive: true, show: (release) => <ReleaseActions release={release} /> },
  ],
  empty: {
    icon: <IconHistory aria-hidden />,
    title: texts.releases.none,
    description: texts.releases.noneText,
  },
});

function ReleaseActions({ release }: { release: ReleaseView }) {
  const [isOpen, setOpen] = useState(false);
  const { number = 0, live } = release;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        onClick={() => setOpen(true)}
        aria-label={texts.releases.changesOf(number)}
      >
        {texts.releases.changes}
      </Button>
      {!live && <RestoreButton release={release} />}
      {isOpen && <ReleaseChanges number={number} onClose={() => setOpen(false)} />}
    </Group>
  );
}

function RestoreButton({ release }: { release: ReleaseView }) {
  const format = useFormat();
  const change = useChange(SITE_PAGES);
  const mayRestore = useMay()('pages.restoreRelease');
  const { number = 0, publishedDate } = release;
  if (!mayRestore) return null;
  const restore = () =>
    confirmFirst({
      title: texts.releases.restoreTitle(number),
      text: texts.releases.restoreText(format.dateTime(present(publishedDate, 'the time of the release'))),
      confirm: texts.releases.restore,
      onConfirm: () =>
        change.mutate({
          change: () => api.pages.restoreRelease({ number }),
          done: texts.releases.restoreDone(number),
        }),
      isHarmless: true,
    });
  return (
    <Button size="xs" variant="default" onClick={restore} aria-label={texts.releases.restoreNamed(number)}>
      {texts.releases.restore}
    </Button>
  );
}
