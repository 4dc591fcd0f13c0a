import { FORMS_NAMESPACE, type forms } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { cloneOne, createOne, deleteOne, keepForm, noForm } from './change-forms.ts';
import type { Form } from './form.ts';
import { findForm } from './forms.store.ts';

type Service = typeof forms;

/** Changes one after the other, each in a transaction of its own: one that is refused leaves the others. */
async function each<Item>(
  items: readonly Item[],
  change: (item: Item) => Promise<{ form?: Form } | Refusal>,
): Promise<ItemOutcome[]> {
  const outcomes: ItemOutcome[] = [];
  for (const item of items) {
    const id = typeof item === 'string' ? item : null;
    const answer = await change(item);
    if (isRefusal(answer)) outcomes.push({ id, refusal: answer });
    else outcomes.push({ id: answer.form?.id ?? id, ...(answer.form && { item: answer.form }), refusal: null });
  }
  return outcomes;
}

export const bulkCreateForm: UseCase<Service['bulkCreateForm']> = async (
  ctx,
  { forms: wanted = [], returnEntity = false },
) => bulkAnswer(await each(wanted, (form) => createOne(ctx, form)), returnEntity);

export const bulkCloneForm: UseCase<Service['bulkCloneForm']> = async (
  ctx,
  { formIds, namespace, returnEntity = false },
) =>
  bulkAnswer(
    await each(formIds, async (formId) => (namespace === FORMS_NAMESPACE ? cloneOne(ctx, formId) : noForm)),
    returnEntity,
  );

export const bulkDeleteForm: UseCase<Service['bulkDeleteForm']> = async (ctx, { formIds, permanent = false }) =>
  bulkAnswer(await each(formIds, (formId) => deleteOne(ctx, formId, { permanent })), false);

/** Submissions keep what was entered in the fields; what they asked is forgotten. */
export const bulkRemoveDeletedField: UseCase<Service['bulkRemoveDeletedField']> = (ctx, { formId, fieldsIds = [] }) =>
  withSite(ctx, async (tx) => {
    const known = await findForm(tx, formId, { lock: true });
    if (!known) return noForm;
    const deleted = known.deletedFormFields ?? [];
    const named = new Set(fieldsIds.map((id) => id.toLowerCase()));
    if ([...named].some((id) => !deleted.some((field) => field.id === id))) return refuse('DELETED_FIELD_NOT_FOUND');
    const kept = named.size > 0 ? deleted.filter(({ id = '' }) => !named.has(id)) : [];
    return { form: await keepForm(ctx, tx, { ...known, deletedFormFields: kept }, { isDeleted: false }) };
  });
