import { Badge, Text } from '@mantine/core';
import { FORMS_NAMESPACE } from '@stoa/contract';
import { IconForms } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { cursorPage } from '../../ui/list/paging.ts';
import { formFilters, formSorts, toFormQuery } from './form-search.ts';
import { NewFormMenu } from './new-form-menu.tsx';
import { FORMS, type FormView } from './queries.ts';

const texts = words.siteForms;

type Counted = FormView & { total: number; unseen: number };

/** The forms of the site, and how many people sent them. */
export function Component() {
  return <ListPage list={formList} actions={<NewForm />} />;
}

function NewForm() {
  const navigate = useNavigate();
  if (!useMay()('forms.createForm')) return null;
  return <NewFormMenu onCreated={({ id }) => navigate(`/forms/${id}/edit`)} />;
}

async function withCounts(forms: readonly FormView[]): Promise<Counted[]> {
  const formIds = forms.flatMap(({ id }) => id ?? []);
  const { formsSubmissionsCount = [] } =
    formIds.length > 0 ? await api.formSubmissions.countSubmissions({ formIds, namespace: FORMS_NAMESPACE }) : {};
  const counts = new Map(formsSubmissionsCount.map((count) => [count.formId, count]));
  return forms.map((form) => {
    const { totalCount = 0, unseenCount = 0 } = counts.get(form.id ?? '') ?? {};
    return { ...form, total: totalCount, unseen: unseenCount };
  });
}

const formList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: [...FORMS, 'list'],
  search: texts.search,
  filters: formFilters,
  sorts: formSorts,
  load: async (query) => {
    const { forms = [], metadata } = await api.forms.queryForms(toFormQuery(query));
    return cursorPage(await withCounts(forms), metadata);
  },
  idOf: ({ id }: Counted) => id ?? '',
  name: { title: words.forms.name, of: ({ name }) => name || texts.unnamed },
  rowLink: ({ id }) => `/forms/${id}`,
  columns: [
    {
      title: texts.submissions.title,
      phone: 'detail',
      isOneLine: true,
      show: ({ total, unseen }, { format }) => (
        <Text size="sm" span>
          {format.number(total)}
          {unseen > 0 && (
            <Badge ms={8} variant="light">
              {texts.newOnes(format.number(unseen))}
            </Badge>
          )}
        </Text>
      ),
    },
    {
      title: texts.changed,
      phone: null,
      isOneLine: true,
      show: ({ updatedDate }, { format }) => updatedDate && format.date(updatedDate),
    },
    { title: texts.status, phone: 'corner', show: ({ enabled }) => <FormStatus isOpen={enabled !== false} /> },
  ],
  empty: {
    icon: <IconForms />,
    title: texts.none,
    description: texts.noneText,
    Action: NewForm,
  },
});

export const FormStatus = ({ isOpen }: { isOpen: boolean }) => (
  <Badge variant="light" color={isOpen ? 'green' : 'gray'}>
    {isOpen ? texts.open : texts.closed}
  </Badge>
);
