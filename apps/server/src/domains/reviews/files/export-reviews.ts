import type { Context } from '../../../context.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import { readSite } from '../../../platform/db/index.ts';
import type { FileAnswer } from '../../../platform/file-answer.ts';
import { type ExportedReview, findExportedReviews } from '../reviewed-products.store.ts';
import { type ReviewColumn, reviewColumns, writtenOnly } from './review-columns.ts';

const AT_A_TIME = 500;
const header = [...(Object.keys(reviewColumns) as ReviewColumn[]), ...writtenOnly];

/** All reviews as CSV, read as they are sent. The file can be imported again, here or elsewhere. */
export async function exportReviews(ctx: Context): Promise<FileAnswer> {
  const pages = async function* () {
    for (let after: string | null = null; ; ) {
      const from: string | null = after;
      const found: ExportedReview[] = await readSite(ctx, (tx) =>
        findExportedReviews(tx, { after: from, limit: AT_A_TIME }),
      );
      yield found.map((one) => {
        const cells = cellsOf(ctx, one);
        return header.map((name) => cells[name]);
      });
      after = found.at(-1)?.review.id ?? null;
      if (found.length < AT_A_TIME) return;
    }
  };
  return csvFile('reviews.csv', header, pages());
}

function cellsOf(
  { addresses }: Pick<Context, 'addresses'>,
  { review, slug, email }: ExportedReview,
): Record<(typeof header)[number], string> {
  return {
    product_id: review.productId,
    product_handle: slug,
    rating: String(review.rating),
    title: review.title ?? '',
    body: review.body ?? '',
    review_date: review.reviewDate,
    reviewer_name: review.authorName ?? '',
    reviewer_email: email ?? '',
    status: review.status,
    verified: String(review.verified),
    reply: review.reply?.message ?? '',
    reply_date: review.reply?.createdDate ?? '',
    picture_urls: review.media.map(({ id }) => `${addresses.media}/media/${id}`).join(' '),
    review_id: review.id,
    helpful: String(review.helpful),
    unhelpful: String(review.unhelpful),
    relevance: String(review.relevance),
    origin: review.origin,
  };
}
