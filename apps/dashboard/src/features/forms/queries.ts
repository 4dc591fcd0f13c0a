import { FORMS_NAMESPACE, type Static } from '@stoa/contract';
import type { Form } from '@stoa/contract/forms/form';
import type { FormMails } from '@stoa/contract/stoa/form-administration';
import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';

export type FormView = Static<typeof Form>;
export type FormMailsView = Static<typeof FormMails>;
export type WireField = NonNullable<FormView['formFields']>[number];

export const FORMS = ['forms'] as const;

export const formQuery = (formId: string) =>
  queryOptions({
    queryKey: [...FORMS, 'one', formId],
    queryFn: async () => (await api.forms.getForm({ formId })).form ?? null,
  });

/** As many as a choice can show. */
export const MOST_TO_CHOOSE = 100;

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

/** A submission, and what was entered as labels and texts. */
export const submissionQuery = (submissionId: string) =>
  queryOptions({
    queryKey: [...FORMS, 'submission', submissionId],
    queryFn: async () => {
      const [{ submission }, { submissions: entries = [] }] = await Promise.all([
        api.formSubmissions.getSubmission({ submissionId }),
        api.formSubmissions.getFormattedSubmission({ submissionId }),
      ]);
      return { submission: present(submission, 'submission'), entries };
    },
  });

/** A form with its mails, to be edited. */
export async function loadEditedForm(formId: string): Promise<{ form: FormView; mails: FormMailsView }> {
  const [{ form }, { mails = {} }] = await Promise.all([
    api.forms.getForm({ formId }),
    api.formAdministration.getFormMails({ formId }),
  ]);
  return { form: present(form, 'form'), mails };
}

export const editedFormQuery = (formId: string) =>
  queryOptions({ queryKey: [...FORMS, 'edited', formId], queryFn: () => loadEditedForm(formId) });
