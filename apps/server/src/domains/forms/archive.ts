import { forms } from '@stoa/contract';
import { hasId, mistakesAsSent, noId, rowsPart, whole } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { addForm, draftOf } from './change-forms.ts';
import { refusalOfForm } from './check-form.ts';
import type { FormDoc } from './form.ts';
import { countForms, findAllForms, findForm } from './forms.store.ts';

type Row = FormDoc & { id: string };

/** Forms in archives: without what people sent by them, and without whom they tell. */
export const formsPart: ArchivePart = rowsPart<Row>({
  name: 'forms',
  version: 1,
  inTemplates: whole,
  isUntouched: async (tx) => (await countForms(tx, null, { isDeleted: false })) === 0,
  read: async (_ctx, tx) => (await findAllForms(tx)).map((form) => ({ id: form.id, ...draftOf(form) })),
  mistakes: (row) => {
    if (!hasId(row)) return noId;
    const mistakes = mistakesAsSent(forms.createForm, { form: row });
    if (mistakes.length > 0) return mistakes;
    const refusal = refusalOfForm(row as unknown as Row);
    return refusal?.refused === 'invalid' ? refusal.violations : [];
  },
  put: (ctx, { id, ...form }) =>
    withSite(ctx, async (tx) => {
      if (await findForm(tx, id)) return null;
      const made = await addForm({ ...ctx, newId: () => id }, tx, { enabled: true, ...draftOf(form) });
      return isRefusal(made) ? made : null;
    }),
});
