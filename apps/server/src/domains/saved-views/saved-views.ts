/** Named searches of the dashboard's lists, private or shared with the team. */

import type { savedViews } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isUniqueViolation, readSite, withSite } from '../../platform/db/index.ts';
import { invalid, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { deleteView, insertView, listViews, type SavedView, updateView } from './saved-views.store.ts';

/** The maximum per list and person. */
const MOST = 100;

const unknownView = notFound('there is no such view of yours');
const nameTaken = (name: string): Refusal => refuse('SAVED_VIEW_NAME_TAKEN', { name });

/** Staff have the same views wherever they log in; each API key has its own. */
function ownerOf({ caller }: Context): string {
  return caller.kind === 'nobody' ? caller.kind : `${caller.kind} ${caller.id}`;
}

const viewSavedView = ({ owner, ...view }: SavedView, ctx: Context) => ({ ...view, mine: owner === ownerOf(ctx) });

const nameViolation = (name: string): Refusal | null =>
  name.trim()
    ? null
    : invalid({ field: 'savedView.name', description: 'must not be blank', violatedRule: 'MIN_LENGTH' });

export const listSavedViews: UseCase<typeof savedViews.listSavedViews> = (ctx, { list }) =>
  readSite(ctx, async (tx) => {
    const views = await listViews(tx, list, ownerOf(ctx));
    return { savedViews: views.map((view) => viewSavedView(view, ctx)) };
  });

/** Refuses a name that the caller already has among their views of that list. */
export const createSavedView: UseCase<typeof savedViews.createSavedView> = async (ctx, { savedView }) => {
  const { list, name, parameters, shared = false } = savedView;
  const wrong = nameViolation(name);
  if (wrong) return wrong;
  const now = ctx.now().toISOString();
  const owner = ownerOf(ctx);
  const view = { id: ctx.newId(), owner, list, name: name.trim(), parameters, shared };
  return refusingTakenNames(name, () =>
    withSite(ctx, async (tx) => {
      const complete = { ...view, createdDate: now, updatedDate: now };
      if (!(await insertView(tx, complete, MOST))) return refuse('TOO_MANY_SAVED_VIEWS', { maximum: MOST });
      return { savedView: viewSavedView(complete, ctx) };
    }),
  );
};

/** Changes the given fields of the caller's own view: name, parameters, sharing. */
export const updateSavedView: UseCase<typeof savedViews.updateSavedView> = async (ctx, { savedView }) => {
  const { id, name, parameters, shared } = savedView;
  const wrong = name === undefined ? null : nameViolation(name);
  if (wrong) return wrong;
  const change = { name: name?.trim(), parameters, shared };
  return refusingTakenNames(name ?? '', () =>
    withSite(ctx, async (tx) => {
      const changed = await updateView(tx, { id, owner: ownerOf(ctx), change, now: ctx.now() });
      return changed ? { savedView: viewSavedView(changed, ctx) } : unknownView;
    }),
  );
};

export const deleteSavedView: UseCase<typeof savedViews.deleteSavedView> = (ctx, { savedViewId }) =>
  withSite(ctx, async (tx) => ((await deleteView(tx, savedViewId, ownerOf(ctx))) ? {} : unknownView));

async function refusingTakenNames<Answer>(name: string, write: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) return nameTaken(name);
    throw error;
  }
}
