import { blockSchemas } from '@stoa/blocks/schemas';
import type { pages } from '@stoa/contract';
import {
  applyChange,
  blockOf,
  type Change,
  type Draft,
  isOp,
  LONGEST_DOCUMENT,
  type Op,
  openDraft,
  type Reason,
  takeBack,
} from '@stoa/page-model';
import type { Context } from '../../context.ts';
import { isUniqueViolation, readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { authorOf, namesOf } from './authors.ts';
import { findMade, insertChanges, listChangesAfter, listLatestChanges, type MadeChange } from './changes.store.ts';
import { unknownPage } from './manage-pages.ts';
import { isPageAddress, isPart } from './page-address.ts';
import { findPage, isAddressTaken, lockPage, type PageDraft, updatePage } from './pages.store.ts';

type Rejected = { id: string; reason: Reason | 'ADDRESS_TAKEN' };

/**
 * Puts changes behind those that others made, and answers all that came after `base`. A change that makes no sense there is
 * rejected on its own; one that is known is not made again, so that sending it twice is safe.
 */
export const changePage: UseCase<typeof pages.changePage> = async (ctx, { pageId, base, changes: sent }) => {
  const changes = sent.map(({ id, label, said, operations }) => ({
    ...{ id, label, ops: operations as unknown as Op[] },
    ...(said?.kind && { said: { kind: said.kind, of: said.of ?? [] } }),
  }));
  const wrong = changes.findIndex(({ ops }) => !ops.every(isOp));
  if (wrong >= 0)
    return invalid({
      field: `changes.${wrong}.operations`,
      description: 'must be operations on blocks: set, insert, remove or move',
      violatedRule: 'FORMAT',
    });
  try {
    const made = await withSite(ctx, async (tx) => {
      const page = await lockPage(tx, pageId);
      return page && (await makeChanges(ctx, tx, page, base, changes));
    });
    if (!made) return unknownPage;
    if ('refused' in made) return made;
    return { seq: made.seq, changes: await viewChanges(ctx, made.changes), rejected: made.rejected };
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('PAGE_ADDRESS_TAKEN');
    throw error;
  }
};

async function makeChanges(ctx: Context, tx: Tx, page: PageDraft, base: number, changes: readonly Change[]) {
  const known = await findMade(
    tx,
    page.id,
    changes.map(({ id }) => id),
  );
  const draft = openDraft(page.root);
  const made: MadeChange[] = [];
  const rejected: Rejected[] = [];
  for (const change of changes.filter(({ id }) => !known.has(id))) {
    const outcome = applyChange(draft, change, blockSchemas);
    const reason = outcome.refused ?? (await wrongAddress(tx, page, draft, change));
    if (reason) rejected.push({ id: change.id, reason });
    if (reason && outcome.inverse) takeBack(draft, outcome.inverse);
    if (reason || !outcome.inverse) continue;
    known.add(change.id);
    const seq = page.seq + made.length + 1;
    made.push({
      ...change,
      seq,
      author: authorOf(ctx.caller),
      inverse: outcome.inverse,
      madeDate: ctx.now().toISOString(),
    });
  }
  const seq = page.seq + made.length;
  if (made.length > 0) {
    const root = blockOf(draft);
    if (JSON.stringify(root).length > LONGEST_DOCUMENT) return refuse('PAGE_TOO_LARGE');
    const address = isPart(page.address) ? page.address : addressIn(draft);
    await updatePage(tx, { id: page.id, seq, address, root }, ctx.now());
    await insertChanges(tx, page.id, made);
  }
  return { seq, changes: await listChangesAfter(tx, page.id, base), rejected };
}

const addressIn = ({ nodes, root }: Draft): string => String(nodes.get(root)?.block.props?.address ?? '');

/** The home page keeps its address, and every other page has one of its own. */
async function wrongAddress(
  tx: Tx,
  page: PageDraft,
  draft: Draft,
  { ops }: Change,
): Promise<Rejected['reason'] | null> {
  const isSet = ops.some((op) => op.op === 'set' && op.id === draft.root && op.at[1] === 'address');
  const address = addressIn(draft);
  if (!isSet || address === page.address) return null;
  if (page.address === '' || !isPageAddress(address)) return 'WRONG_VALUE';
  return (await isAddressTaken(tx, address)) ? 'ADDRESS_TAKEN' : null;
}

export async function viewChanges(ctx: Context, made: readonly MadeChange[]) {
  const names = await namesOf(
    ctx,
    made.map(({ author }) => author),
  );
  const own = authorOf(ctx.caller);
  return made.map(({ id, seq, label, said = null, ops, inverse, author, madeDate }) => ({
    id,
    seq,
    label,
    said: said && { kind: said.kind, of: [...said.of] },
    operations: ops as unknown as Record<string, unknown>[],
    inverse: inverse as unknown as Record<string, unknown>[],
    author: names.get(author) ?? null,
    mine: author === own,
    madeDate,
  }));
}

const USUAL_LIMIT = 50;

export const listPageChanges: UseCase<typeof pages.listPageChanges> = async (ctx, { pageId, limit = USUAL_LIMIT }) => {
  const made = await readSite(ctx, async (tx) =>
    (await findPage(tx, pageId)) ? listLatestChanges(tx, pageId, limit) : null,
  );
  return made ? { changes: await viewChanges(ctx, made) } : unknownPage;
};
