import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { describeRefusal } from '../../../platform/resource/index.ts';
import { mediaFinder } from '../../catalog/index.ts';
import type { ReviewMedia } from '../review.ts';
import { findNamedProducts } from '../reviews.store.ts';
import { type ReadRow, type ReviewRow, type RowProblem, readReviewRow } from './read-review-row.ts';
import { type IncomingReview, takeInReviews } from './take-in-reviews.ts';

export type ImportCounts = { created: number; updated: number; unchanged: number; failed: number };
export const noCounts: ImportCounts = { created: 0, updated: 0, unchanged: 0, failed: 0 };

/** Takes in some rows of a file. Those with errors are reported, and the rest is taken in. */
export async function importBatch(
  ctx: Context,
  rows: readonly ReviewRow[],
): Promise<{ counts: ImportCounts; problems: RowProblem[] }> {
  const problems: RowProblem[] = [];
  const read = rows.flatMap((row) => {
    const outcome = readReviewRow(row);
    if ('read' in outcome) return [outcome.read];
    problems.push(outcome.problem);
    return [];
  });
  const { incoming, failed } = await complete(ctx, read, problems);
  const outcomes = await withSite(ctx, (tx) =>
    takeInReviews(
      ctx,
      tx,
      incoming.map(({ review }) => review),
    ),
  );
  const counts = { ...noCounts, failed: rows.length - read.length + failed };
  for (const [index, outcome] of outcomes.entries()) {
    if (!isRefusal(outcome)) counts[outcome.outcome] += 1;
    else {
      counts.failed += 1;
      problems.push({ row: incoming[index]?.row ?? 0, column: '', reason: describeRefusal(outcome).description });
    }
  }
  return { counts, problems: problems.sort((one, other) => one.row - other.row) };
}

type Incoming = { row: number; review: IncomingReview };

/** Finds the products and pictures that rows name. A picture that cannot be had is left out. */
async function complete(
  ctx: Context,
  read: readonly ReadRow[],
  problems: RowProblem[],
): Promise<{ incoming: Incoming[]; failed: number }> {
  const products = await readSite(ctx, (tx) =>
    findNamedProducts(tx, {
      ids: read.flatMap(({ product }) => product.id ?? []),
      slugs: read.flatMap(({ product }) => product.slug ?? []),
    }),
  );
  const pictures = await findPictures(ctx, [...new Set(read.flatMap((row) => row.pictures))]);
  const seen = new Set<string>();
  const incoming = read.flatMap(({ row, product, pictures: named, review }): Incoming[] => {
    const productId = products.get(product.id ?? '') ?? products.get(product.slug ?? '');
    const column = product.slug ? 'product_handle' : 'product_id';
    if (!productId) {
      problems.push({ row, column, reason: 'There is no such product.' });
      return [];
    }
    const key = `${productId} ${review.email}`;
    if (seen.has(key)) {
      problems.push({
        row,
        column: 'reviewer_email',
        reason: 'An earlier row has a review by this person of this product.',
      });
      return [];
    }
    seen.add(key);
    for (const source of named) {
      const reason = pictures.failures.get(source);
      if (reason) problems.push({ row, column: 'picture_urls', reason });
    }
    const media = named.flatMap((source) => pictures.files.get(source) ?? []);
    return [{ row, review: { ...review, productId, media } }];
  });
  return { incoming, failed: read.length - incoming.length };
}

async function findPictures(ctx: Context, sources: readonly string[]) {
  const find = mediaFinder(ctx, { pictures: null, fetches: true, stores: true });
  const { files, failures } =
    sources.length > 0 ? await find(sources) : { files: new Map<string, never>(), failures: new Map<string, string>() };
  const media = [...files].map(([source, { id, kind = 'IMAGE', width, height }]): [string, ReviewMedia] => [
    source,
    { kind, id, width, height, fileName: id, posterId: null },
  ]);
  return { files: new Map(media), failures };
}
