/** Searches of the back office's lists that people keep under a name, for themselves or for all who work on the site. */
import type { Request, savedViews } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isUniqueViolation, readSite, withSite } from '../../platform/db/index.ts';
import { invalid, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { deleteView, insertView, listViews, type SavedView, updateView } from './saved-views.store.ts';

/** Of one list, per person. */
const MOST = 100;

const unknownView = notFound('there is no such view of yours');
const nameTaken = (name: string): Refusal => refuse('SAVED_VIEW_NAME_TAKEN', { name });

/** Staff keep views as themselves wherever they sign in; each API key is a person of its own. */
function ownerOf({ caller }: Context): string {
  return caller.kind === 'nobody' ? caller.kind : `${caller.kind} ${caller.id}`;
}

const toWire = ({ owner, ...view }: SavedView, ctx: Context) => ({ ...view, mine: owner === ownerOf(ctx) });

const nameViolation = (name: string): Refusal | null =>
  name.trim()
    ? null
    : invalid({ field: 'savedView.name', description: 'must not be blank', violatedRule: 'MIN_LENGTH' });

export const listSavedViews = (ctx: Context, { list }: Request<typeof savedViews.listSavedViews>) =>
  readSite(ctx, async (tx) => {
    const views = await listViews(tx, list, ownerOf(ctx));
    return { savedViews: views.map((view) => toWire(view, ctx)) };
  });

/** Refuses a name that the caller has among their views of that list already. */
export async function createSavedView(ctx: Context, { savedView }: Request<typeof savedViews.createSavedView>) {
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
      return { savedView: toWire(complete, ctx) };
    }),
  );
}

/** Changes what is given of a view of the caller's own: its name, its parameters, whether it is shared. */
export async function updateSavedView(ctx: Context, { savedView }: Request<typeof savedViews.updateSavedView>) {
  const { id, name, parameters, shared } = savedView;
  const wrong = name === undefined ? null : nameViolation(name);
  if (wrong) return wrong;
  const change = { name: name?.trim(), parameters, shared };
  return refusingTakenNames(name ?? '', () =>
    withSite(ctx, async (tx) => {
      const changed = await updateView(tx, { id, owner: ownerOf(ctx), change, now: ctx.now() });
      return changed ? { savedView: toWire(changed, ctx) } : unknownView;
    }),
  );
}

export const deleteSavedView = (ctx: Context, { savedViewId }: Request<typeof savedViews.deleteSavedView>) =>
  withSite(ctx, async (tx) => ((await deleteView(tx, savedViewId, ownerOf(ctx))) ? {} : unknownView));

async function refusingTakenNames<Answer>(name: string, write: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) return nameTaken(name);
    throw error;
  }
}
