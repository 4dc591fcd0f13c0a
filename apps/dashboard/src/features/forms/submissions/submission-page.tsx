import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconMail, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { Page } from '../../../app/page.tsx';
import { PageLink } from '../../../app/page-link.tsx';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { explain } from '../../../ui/explain.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { localAddress } from '../../media/library.ts';
import { FORMS, type FormView, formQuery, submissionQuery } from '../queries.ts';
import { markAs } from './selected-submissions.tsx';
import { fieldsOf, filesIn, type SubmissionView, senderOf } from './submission.ts';
import { SeenBadge } from './submissions-page.tsx';

const texts = words.siteForms.submissions;

/** What one person sent by a form. Whoever opens it has read it. */
export function Component() {
  const { formId = '', submissionId } = useParams();
  const form = useQuery(formQuery(formId));
  const result = useQuery(submissionQuery(present(submissionId, 'submission id')));
  const sent = result.data?.submission;
  return (
    <Page
      title={sent && form.data ? texts.fromSender(senderOf(fieldsOf(form.data), sent)) : texts.submission}
      back={{ to: `/forms/${formId}`, label: form.data?.name || words.siteForms.form }}
      status={sent && <SeenBadge sent={sent} />}
      actions={sent && <Actions sent={sent} />}
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {sent && result.data && <Details sent={sent} entries={result.data.entries} form={form.data ?? null} />}
    </Page>
  );
}

type DetailsProps = {
  sent: SubmissionView;
  entries: { label?: string | null; key?: string; value?: string }[];
  form: FormView | null;
};

function Details({ sent, entries, form }: DetailsProps) {
  const format = useFormat();
  useReading(sent);
  const emails = new Set(form ? fieldsOf(form).flatMap(({ kind, target }) => (kind === 'email' ? [target] : [])) : []);
  return (
    <Stack gap="md" maw={760}>
      <Panel title={texts.entered}>
        <Stack gap="md">
          {entries.length === 0 && <Text size="sm">{texts.nothingEntered}</Text>}
          {entries.map(({ label, key = '', value = '' }) => (
            <div key={key}>
              <Text size="xs" c="dimmed">
                {label || key}
              </Text>
              <Text size="sm" component="div" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                <Entry value={value} files={filesIn(sent.submissions?.[key])} isEmail={emails.has(key)} />
              </Text>
            </div>
          ))}
        </Stack>
      </Panel>
      <Panel title={texts.sent}>
        <Stack gap="sm" align="flex-start">
          <Facts facts={[[texts.when, sent.createdDate ? format.dateTime(sent.createdDate) : '']]} />
          {sent.contactId && (
            <PageLink to={`/contacts/${sent.contactId}`} size="sm">
              {texts.contact}
            </PageLink>
          )}
        </Stack>
      </Panel>
    </Stack>
  );
}

type EntryProps = { value: string; files: ReturnType<typeof filesIn>; isEmail: boolean };

/** What was entered in a field: files are downloaded. */
function Entry({ value, files, isEmail }: EntryProps) {
  if (files.length > 0)
    return (
      <Stack gap={4} align="flex-start">
        {files.map(({ id, name, url }) => (
          <Anchor key={id} href={localAddress(url)} download={name} size="sm">
            <Group gap={6} wrap="nowrap">
              <IconDownload size={16} aria-hidden style={{ flex: 'none' }} />
              {name}
            </Group>
          </Anchor>
        ))}
      </Stack>
    );
  return isEmail ? <Anchor href={`mailto:${value}`}>{value}</Anchor> : value;
}

/** Marks it as read, once, if the reader may do so. */
function useReading(sent: SubmissionView): void {
  const may = useMay();
  const client = useQueryClient();
  const { id } = sent;
  const isNew = !sent.seen && may('formSubmissions.updateSubmission');
  // once: marked as new by hand, it stays so while it is open
  useEffect(() => {
    if (!isNew) return;
    void markAs(true)(sent)
      .catch(() => {})
      .then(() => client.invalidateQueries({ queryKey: FORMS }));
  }, [id]);
}

/** Deletes it for good, then leaves its page. */
function useDeleting({ id, formId }: SubmissionView) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.formSubmissions.deleteSubmission({ submissionId: id ?? '', permanent: true }),
    onSuccess: async () => {
      notifications.show({ color: 'green', message: texts.deleted });
      // the page is about to close, so its queries are not refetched
      await client.invalidateQueries({ queryKey: FORMS, refetchType: 'none' });
      await navigate(`/forms/${formId}`, { replace: true });
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
  });
}

function Actions({ sent }: { sent: SubmissionView }) {
  const may = useMay();
  const change = useChange(FORMS);
  const deleting = useDeleting(sent);
  const confirmDelete = () =>
    confirmFirst({
      title: texts.deleteTitle,
      text: texts.deleteText,
      confirm: texts.deleteConfirm,
      onConfirm: () => deleting.mutate(),
    });
  return (
    <>
      {may('formSubmissions.updateSubmission') && sent.seen && (
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          loading={change.isPending}
          onClick={() => change.mutate({ change: () => markAs(false)(sent), done: texts.markedAsNew })}
        >
          {texts.markAsNew}
        </Button>
      )}
      {may('formSubmissions.deleteSubmission') && (
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={deleting.isPending}
          onClick={confirmDelete}
        >
          {words.siteForms.delete}
        </Button>
      )}
    </>
  );
}
