import { Badge, Button, Text } from '@mantine/core';
import { IconInbox, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { useMay } from '../../../app/permissions.ts';
import { useMayOpen } from '../../../app/use-may-open.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { readQuery } from '../../../ui/list/address.ts';
import { defineList } from '../../../ui/list/define-list.ts';
import { ExportButton } from '../../../ui/list/export-button.tsx';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage } from '../../../ui/list/paging.ts';
import { useListParams } from '../../../ui/list/use-list-params.ts';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { saveFile } from '../../import/save-file.ts';
import { FormStatus } from '../forms-page.tsx';
import { FORMS, type FormView, formQuery } from '../queries.ts';
import { SelectedSubmissions, selectionNeeds } from './selected-submissions.tsx';
import { fieldsOf, restOf, type SubmissionView, senderOf } from './submission.ts';
import { submissionFilters, submissionSorts, toFilter, toSubmissionSearch, toWords } from './submission-search.ts';

const texts = words.siteForms.submissions;

const back = { to: '/forms', label: words.siteForms.title };

/** What people sent by a form. */
export function Component() {
  const formId = present(useParams().formId, 'form id');
  const result = useQuery(formQuery(formId));
  const form = result.data;
  return (
    <Page
      title={form?.name || words.siteForms.unnamed}
      back={back}
      status={form && <FormStatus isOpen={form.enabled !== false} />}
      actions={
        form && (
          <>
            <ExportSubmissions form={form} />
            <EditForm formId={formId} />
          </>
        )
      }
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {form && <Submissions form={form} />}
    </Page>
  );
}

function EditForm({ formId }: { formId: string }) {
  const to = `/forms/${formId}/edit`;
  if (!useMayOpen()(to)) return null;
  return (
    <Button component={Link} to={to} leftSection={<IconPencil size={18} aria-hidden />}>
      {words.siteForms.edit}
    </Button>
  );
}

function Submissions({ form }: { form: FormView }) {
  const list = useMemo(() => submissionsOf(form), [form]);
  return <ListView list={list} extra={null} />;
}

/** Exports what the list shows, as it is filtered. */
function ExportSubmissions({ form }: { form: FormView }) {
  const { params } = useListParams();
  if (!useMay()('formAdministration.exportSubmissions')) return null;
  const save = async () => {
    const query = readQuery(submissionsOf(form), params);
    const formId = form.id ?? '';
    const file = await api.formFiles.exportSubmissions({
      ...{ formId, filter: toFilter(formId, query), text: toWords(query) || null },
    });
    await saveFile(file, 'submissions.csv');
  };
  return <ExportButton save={save} />;
}

function submissionsOf(form: FormView) {
  const formId = form.id ?? '';
  const fields = fieldsOf(form);
  return defineList({
    title: texts.title,
    nouns: texts.nouns,
    queryKey: [...FORMS, 'submissions', formId],
    search: texts.search,
    filters: submissionFilters,
    sorts: submissionSorts,
    load: async (query) => {
      const request = toSubmissionSearch(formId, query);
      const { submissions, metadata } = await api.formSubmissions.searchSubmissionsByNamespace(request);
      return cursorPage(submissions, metadata);
    },
    idOf: ({ id }: SubmissionView) => id ?? '',
    name: { title: texts.from, of: (sent) => senderOf(fields, sent) },
    rowLink: ({ id }) => `/forms/${formId}/submissions/${id}`,
    columns: [
      {
        title: texts.entered,
        phone: 'note',
        maxWidth: 480,
        show: (sent) => (
          <Text size="sm" truncate span display="block">
            {restOf(fields, sent)}
          </Text>
        ),
      },
      {
        title: texts.sent,
        phone: 'detail',
        isOneLine: true,
        show: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
      },
      { title: words.siteForms.status, phone: 'corner', show: (sent) => <SeenBadge sent={sent} /> },
    ],
    selection: { needs: selectionNeeds, Actions: SelectedSubmissions },
    empty: {
      icon: <IconInbox />,
      title: texts.none,
      description: texts.noneText,
    },
  });
}

export function SeenBadge({ sent: { seen, status } }: { sent: SubmissionView }) {
  if (status === 'PENDING') {
    return (
      <Badge variant="light" color="yellow">
        {texts.notConfirmed}
      </Badge>
    );
  }
  return (
    <Badge variant="light" color={seen ? 'gray' : 'blue'}>
      {seen ? texts.read : texts.new}
    </Badge>
  );
}
