import { Alert, Badge, Group, List, SegmentedControl, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { clockTimeOf, instantOf } from '@stoa/messages/days';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { DAY_MS } from '../../ui/durations.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { UserFacingError } from '../../ui/user-facing-error.ts';
import { PageDifferences } from './page-differences.tsx';
import { partNames } from './part-names.ts';
import { pagesQuery, SITE_PAGES, type SitePage } from './queries.ts';

const texts = words.sitePages;

type PublishDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** Saves what was just typed; resolves to whether that worked. */
  saveFirst?: () => Promise<boolean>;
  /** What to know before publishing, beside what changes. */
  notice?: ReactNode;
};

/** Shows visitors all drafts, after saying which. */
export function PublishDialog({ opened, onClose, ...form }: PublishDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.publish.title}>
      {opened && <PublishForm onClose={onClose} {...form} />}
    </FormDialog>
  );
}

function PublishForm({ onClose, saveFirst = async () => true, notice }: Omit<PublishDialogProps, 'opened'>) {
  const pages = useQuery({
    ...pagesQuery,
    queryKey: [...pagesQuery.queryKey, 'to-publish'],
    queryFn: async () => {
      await saveFirst();
      return (await api.pages.listPages({})).pages ?? [];
    },
    staleTime: 0,
    gcTime: 0,
  });
  const { site } = useSession();
  const timeZone = site.timeZone ?? 'UTC';
  const dueAt = (time: string): string | null => {
    const instant = instantOf(time, timeZone);
    return instant && Date.parse(instant) > Date.now() ? instant : null;
  };
  const form = useEntityForm({
    entity: null,
    read: () => ({ note: '', when: 'now', time: clockTimeOf(new Date(Date.now() + DAY_MS).toISOString(), timeZone) }),
    validate: ({ when, time }) => ({ time: when === 'later' && dueAt(time) === null && texts.publish.noFuture }),
    wire: { codes: { NOTHING_TO_PUBLISH: { text: texts.publish.nothing } } },
    save: async ({ note, when, time }) => {
      if (!(await saveFirst())) throw new UserFacingError(texts.publish.notSaved);
      const publishDate = when === 'later' ? dueAt(time) : null;
      if (publishDate) return api.pages.scheduleRelease({ note: note.trim(), publishDate });
      return api.pages.publishPages({ note: note.trim() });
    },
    saved: (_answer, { when }) => (when === 'later' ? texts.publish.scheduled : texts.publish.done),
    onDone: onClose,
    refresh: [SITE_PAGES],
    isQuick: true,
  });
  return (
    <Form form={form}>
      {pages.isError && <Failure error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isPending && <Skeleton h={60} />}
      {pages.data && <WhatChanges pages={pages.data} />}
      {notice}
      <Textarea
        label={texts.publish.note}
        description={texts.publish.noteText}
        maxLength={500}
        autosize
        minRows={2}
        {...form.text('note')}
      />
      <SegmentedControl
        aria-label={texts.publish.when}
        data={[
          { value: 'now', label: texts.publish.atOnce },
          { value: 'later', label: texts.publish.later },
        ]}
        value={form.values.when}
        onChange={(when) => form.change((values) => ({ ...values, when }))}
      />
      {form.values.when === 'later' && (
        <TextInput
          type="datetime-local"
          label={texts.publish.at}
          description={texts.publish.atText(timeZone)}
          {...form.text('time')}
        />
      )}
      <FormEnd form={form} isReady={pages.isSuccess}>
        {form.values.when === 'later' ? texts.publish.schedule : texts.publish.now}
      </FormEnd>
    </Form>
  );
}

function WhatChanges({ pages }: { pages: readonly SitePage[] }) {
  const changed = pages.filter(({ state }) => state !== 'PUBLISHED');
  if (changed.length === 0) return <Alert color="gray">{texts.publish.unchanged}</Alert>;
  return (
    <Stack gap="xs">
      <Text size="sm">{texts.publish.changes}</Text>
      <List size="sm" listStyleType="none">
        {changed.map(({ id = '', kind, title, state, version }) => (
          <List.Item key={id}>
            <Group gap="xs">
              {partNames[kind ?? ''] ?? title}
              <Badge size="sm" variant="light" color={state === 'NEW' ? 'yellow' : 'orange'}>
                {state === 'NEW' ? texts.states.NEW : texts.states.CHANGED}
              </Badge>
            </Group>
            {version && <PageDifferences pageId={id} before={version} />}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
