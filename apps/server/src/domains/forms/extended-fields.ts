import type { formSubmissions, forms } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { withExtendedFields } from '../../platform/extended-fields.ts';
import type { UseCase } from '../../use-case.ts';
import { keepForm, noForm } from './change-forms.ts';
import { keepSubmissionAt, noSubmission } from './change-submissions.ts';
import { findForm } from './forms.store.ts';
import { findSubmission } from './submissions.store.ts';

export const updateFieldsOfForm: UseCase<(typeof forms)['updateExtendedFields']> = (
  ctx,
  { id, namespace, namespaceData },
) =>
  withSite(ctx, async (tx) => {
    const known = await findForm(tx, id, { lock: true });
    if (!known) return noForm;
    const extendedFields = withExtendedFields(known.extendedFields, namespace, namespaceData ?? {});
    await keepForm(ctx, tx, { ...known, extendedFields }, { isDeleted: false });
    return { namespace, namespaceData: extendedFields.namespaces[namespace] ?? {} };
  });

export const updateFieldsOfSubmission: UseCase<(typeof formSubmissions)['updateExtendedFields']> = (
  ctx,
  { id, namespace, namespaceData },
) =>
  withSite(ctx, async (tx) => {
    const known = await findSubmission(tx, id, { lock: true });
    if (!known) return noSubmission;
    const extendedFields = withExtendedFields(known.extendedFields, namespace, namespaceData ?? {});
    await keepSubmissionAt(ctx, tx, { ...known, extendedFields }, { isDeleted: false });
    return { namespace, namespaceData: extendedFields.namespaces[namespace] ?? {} };
  });
