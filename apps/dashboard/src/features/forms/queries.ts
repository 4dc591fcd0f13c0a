import { FORMS_NAMESPACE, type Static } from '@stoa/contract';
import type { Form } from '@stoa/contract/forms/form';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export type FormView = Static<typeof Form>;
export type WireField = NonNullable<FormView['formFields']>[number];

export const FORMS = ['forms'] as const;

export const formQuery = (formId: string) =>
  queryOptions({
    queryKey: [...FORMS, 'one', formId],
    queryFn: async () => (await api.forms.getForm({ formId })).form ?? null,
  });

/** As many as a choice can show. */
const MOST_TO_CHOOSE = 100;

/** The forms of the site by their names. */
export const formChoicesQuery = queryOptions({
  queryKey: [...FORMS, 'choices'],
  queryFn: async () => {
    const { forms = [] } = await api.forms.listForms({
      ...{ namespace: FORMS_NAMESPACE, order: 'NAME_ASC' as const, paging: { limit: MOST_TO_CHOOSE } },
    });
    return forms;
  },
});
