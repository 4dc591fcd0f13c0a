import { hasId, mistakesAsSent, noId, rowsPart } from './archived-rows.ts';
import type { ArchivePart, Context } from './context.ts';
import { withSite } from './platform/db/index.ts';
import { isRefusal, type Violation } from './platform/refusal.ts';
import type { Resource } from './platform/resource/index.ts';

type Row = { id: string } & Record<string, unknown>;

type Options = {
  create: unknown;
  field: string;
  mistakes?: (row: Row) => readonly Violation[];
  /** What an archive has of a row; null where it has nothing. */
  written?: (row: Row) => Row | null;
  /** What a template has of a row; absent where it has nothing. */
  inTemplates?: (row: Row) => object | null;
  /** Whether a site that has some already takes others in beside them. */
  mixes?: boolean;
};

/**
 * The entities of a resource as a part of archives. They keep their ids, as ids are of one site alone. @param create the operation that
 * creates one, and the field of its request that has the entity
 */
export const resourcePart = <S, D>(
  name: string,
  resource: Resource<S, D, Context>,
  { create, field, mistakes = () => [], written = (row) => row, mixes = false, inTemplates }: Options,
): ArchivePart =>
  rowsPart<Row>({
    name,
    version: 1,
    ...(inTemplates && { inTemplates }),
    ...(!mixes && { isUntouched: async (tx) => (await resource.list(tx)).length === 0 }),
    read: async (_ctx, tx) =>
      (await resource.list(tx)).flatMap(
        ({ revision: _r, createdDate: _c, updatedDate: _u, ...kept }) => written(kept as unknown as Row) ?? [],
      ),
    mistakes: (row) => (hasId(row) ? [...mistakesAsSent(create, { [field]: row }), ...mistakes(row)] : noId),
    put: (ctx, row) =>
      withSite(ctx, async (tx) => {
        if ((await resource.findByIds(tx, [row.id])).length > 0) return null;
        const { id, ...draft } = row;
        const made = await resource.insert({ ...ctx, newId: () => id }, tx, draft as D);
        return isRefusal(made) ? made : null;
      }),
  });
