import { FORMS_NAMESPACE, type Static } from '@stoa/contract';
import type { FormSubmission } from '@stoa/contract/forms/submission';
import type { Context } from '../../context.ts';
import { type FormDoc, inputsOf } from './form.ts';

type Wire = Static<typeof FormSubmission>;

/** What somebody sent by a form. */
export type Submission = {
  id: string;
  formId: string;
  revision: string;
  status: NonNullable<Wire['status']>;
  seen: boolean;
  contactId: string | null;
  /** The addresses among the values, in small letters. */
  emails: string[];
  values: Record<string, unknown>;
  submitter: NonNullable<Wire['submitter']>;
  extendedFields?: Wire['extendedFields'];
  createdDate: string;
  updatedDate: string;
};

/** The submission as clients see it. */
export const viewSubmission = ({ values, emails: _emails, ...submission }: Submission): Wire => ({
  ...submission,
  namespace: FORMS_NAMESPACE,
  submissions: values,
});

/** Who sends a form: whoever is logged in, or for whom an app sends it. */
export function submitterOf({ caller }: Pick<Context, 'caller'>): Submission['submitter'] {
  const person = caller.kind === 'app' ? (caller.visitor ?? caller) : caller;
  switch (person.kind) {
    case 'member':
      return { memberId: person.id };
    case 'visitor':
      return { visitorId: person.id };
    case 'staff':
      return { userId: person.id };
    case 'app':
      return { applicationId: person.id.slice(0, 36) };
    case 'nobody':
      return {};
  }
}

/** The addresses that were entered. */
export const emailsIn = (form: FormDoc, values: Record<string, unknown>): string[] => {
  const isEmail = (field: ReturnType<typeof inputsOf>[number]) =>
    field.inputOptions.stringOptions?.validation?.format === 'EMAIL' ||
    field.inputOptions.contactMapping?.contactField === 'EMAIL';
  const entered = inputsOf(form)
    .filter(isEmail)
    .map(({ inputOptions }) => values[inputOptions.target]);
  return [...new Set(entered.filter((value) => typeof value === 'string').map((value) => value.trim().toLowerCase()))];
};
