import { formEvents, type forms } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { invalid, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { refusalOfForm } from './check-form.ts';
import type { Form, FormDoc, WireForm } from './form.ts';
import { MOST_FORMS } from './form-limits.ts';
import { countForms, findForm, insertForm, lockForms, removeForm, saveForm } from './forms.store.ts';

type Service = typeof forms;

const MOST_DELETED_FIELDS = 150;
export const noForm = notFound('there is no such form');

/** What people write of a form, without what the server keeps. */
export const draftOf = ({
  id: _id,
  revision: _revision,
  createdDate: _c,
  updatedDate: _u,
  deletedFormFields: _d,
  ...draft
}: WireForm): FormDoc => draft;

export const createForm: UseCase<Service['createForm']> = (ctx, { form }) => createOne(ctx, form);

export async function createOne(ctx: Context, form: WireForm): Promise<{ form: Form } | Refusal> {
  const draft = draftOf(form);
  const refusal = refusalOfForm(draft);
  return refusal ?? withSite(ctx, async (tx) => addForm(ctx, tx, { enabled: true, ...draft }));
}

export async function addForm(ctx: Context, tx: Tx, doc: FormDoc) {
  await lockForms(tx);
  if ((await countForms(tx, null, { isDeleted: false })) >= MOST_FORMS) return tooMany;
  const now = ctx.now().toISOString();
  const form: Form = { ...doc, id: ctx.newId(), revision: '1', createdDate: now, updatedDate: now };
  await insertForm(tx, form);
  emit(tx, formEvents.created(form));
  ctx.cache.changed(tx);
  return { form };
}

const tooMany = invalid({
  field: 'form.namespace',
  description: `would have more than the ${MOST_FORMS} forms that a site can have`,
  violatedRule: 'OTHER',
  ruleName: 'NAMESPACE_FORMS_COUNT_EXCEEDED',
});

/** A copy has everything of the original but what was deleted of it. */
export const cloneForm: UseCase<Service['cloneForm']> = (ctx, { formId }) => cloneOne(ctx, formId);

export const cloneOne = (ctx: Context, formId: string): Promise<{ form: Form } | Refusal> =>
  withSite(ctx, async (tx) => {
    const known = await findForm(tx, formId);
    if (!known) return noForm;
    return addForm(ctx, tx, draftOf(known));
  });

export const updateForm: UseCase<Service['updateForm']> = (ctx, { form: sent }) =>
  withSite(ctx, async (tx) => {
    const known = await findForm(tx, sent.id, { lock: true });
    if (!known) return noForm;
    if (sent.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const merged: Form = { ...known, ...draftOf(sent), namespace: known.namespace };
    const refusal = refusalOfForm(merged);
    if (refusal) return refusal;
    const kept = new Set((merged.formFields ?? []).map(({ id }) => id));
    const deleted = [...(known.deletedFormFields ?? []), ...(known.formFields ?? [])].filter(({ id }) => !kept.has(id));
    if (deleted.length > MOST_DELETED_FIELDS) return refuse('DELETED_FIELD_COUNT_OVER_MAX');
    return { form: await keepForm(ctx, tx, { ...merged, deletedFormFields: deleted }, { isDeleted: false }) };
  });

/** Writes the next revision of a form, and tells of it. */
export async function keepForm(ctx: Context, tx: Tx, known: Form, place: { isDeleted: boolean }): Promise<Form> {
  const form = { ...known, revision: String(BigInt(known.revision) + 1n), updatedDate: ctx.now().toISOString() };
  await saveForm(tx, form, place);
  if (place.isDeleted) emit(tx, formEvents.deleted(form.id));
  else emit(tx, formEvents.updated(form));
  ctx.cache.changed(tx);
  return form;
}

export const deleteForm: UseCase<Service['deleteForm']> = (ctx, { formId, permanent = false }) =>
  deleteOne(ctx, formId, { permanent });

export const deleteOne = (
  ctx: Context,
  formId: string,
  { permanent }: { permanent: boolean },
): Promise<Record<never, never> | Refusal> =>
  withSite(ctx, async (tx) => {
    if (permanent) return removed(ctx, tx, formId, { isDeleted: false });
    const known = await findForm(tx, formId, { lock: true });
    if (!known) return noForm;
    await keepForm(ctx, tx, known, { isDeleted: true });
    return {};
  });

export const removeFormFromTrashBin: UseCase<Service['removeFormFromTrashBin']> = (ctx, { formId }) =>
  withSite(ctx, (tx) => removed(ctx, tx, formId, { isDeleted: true }));

async function removed(ctx: Context, tx: Tx, id: string, place: { isDeleted: boolean }) {
  if (!(await removeForm(tx, id, place))) return noForm;
  // a form in the trash was announced as deleted when it got there
  if (!place.isDeleted) emit(tx, formEvents.deleted(id));
  ctx.cache.changed(tx);
  return {};
}

export const restoreFromTrashBin: UseCase<Service['restoreFromTrashBin']> = (ctx, { formId }) =>
  withSite(ctx, async (tx) => {
    const known = await findForm(tx, formId, { isDeleted: true, lock: true });
    if (!known) return noForm;
    await lockForms(tx);
    if ((await countForms(tx, null, { isDeleted: false })) >= MOST_FORMS) return tooMany;
    return { form: await keepForm(ctx, tx, known, { isDeleted: false }) };
  });
