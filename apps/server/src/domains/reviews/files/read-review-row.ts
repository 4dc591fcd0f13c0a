import { isGuid } from '../../../platform/ids.ts';
import { ownValue } from '../../../platform/own-value.ts';
import { cleanText } from '../read-content.ts';
import type { ReviewColumn } from './review-columns.ts';
import type { IncomingReview } from './take-in-reviews.ts';

/** A row as the file has it, with its number: the header is row 1. */
export type ReviewRow = { number: number; cells: Partial<Record<ReviewColumn, string>> };
/** A row that cannot be taken in, or one of whose cells cannot. */
export type RowProblem = { row: number; column: ReviewColumn | ''; reason: string };
/** A row as it is taken in, once its product and pictures are found. */
export type ReadRow = {
  row: number;
  product: { id: string | null; slug: string | null };
  pictures: string[];
  review: Omit<IncomingReview, 'productId' | 'media'>;
};

const MOST = { title: 3000, body: 3000, reviewer_name: 100, reply: 1000 } as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const yes = new Set(['true', 'yes', '1', 'y', 'buyer', 'verified', 'verified-purchase', 'verified buyer', 'email']);
const statuses: Readonly<Record<string, IncomingReview['status']>> = {
  approved: 'APPROVED',
  published: 'APPROVED',
  ok: 'APPROVED',
  true: 'APPROVED',
  yes: 'APPROVED',
  in_moderation: 'IN_MODERATION',
  pending: 'IN_MODERATION',
  'not-yet': 'IN_MODERATION',
  rejected: 'REJECTED',
  unpublished: 'REJECTED',
  hidden: 'REJECTED',
  spam: 'REJECTED',
  false: 'REJECTED',
  no: 'REJECTED',
};

/** Reads a row, or says what is wrong with it. */
export function readReviewRow({ number, cells }: ReviewRow): { read: ReadRow } | { problem: RowProblem } {
  const problem = (column: ReviewColumn | '', reason: string) => ({ problem: { row: number, column, reason } });
  const rating = Number(cells.rating);
  if (!Number.isInteger(rating) || rating < 1 || rating > 5)
    return problem('rating', 'The rating must be a whole number from 1 to 5.');
  const email = (cells.reviewer_email ?? '').trim().toLowerCase();
  if (!EMAIL.test(email) || email.length > 320)
    return problem('reviewer_email', 'The reviewer needs an e-mail address: that is how a second import knows them.');
  const tooLong = (Object.keys(MOST) as (keyof typeof MOST)[]).find((name) => (cells[name]?.length ?? 0) > MOST[name]);
  if (tooLong) return problem(tooLong, `The text is longer than ${MOST[tooLong]} characters.`);
  const reviewDate = dateOf(cells.review_date);
  if (reviewDate === undefined) return problem('review_date', 'The date cannot be read. Write it as 2026-03-31.');
  const replyDate = dateOf(cells.reply_date);
  if (replyDate === undefined) return problem('reply_date', 'The date cannot be read. Write it as 2026-03-31.');
  const [id, slug] = [(cells.product_id ?? '').trim(), (cells.product_handle ?? '').trim()];
  const product = { id: isGuid(id) ? id.toLowerCase() : null, slug: slug || null };
  if (!product.id && !product.slug) return problem('product_handle', 'The row names no product.');
  const reply = cleanText(cells.reply);
  const answeredDate = replyDate ?? reviewDate ?? new Date().toISOString();
  const verified = cells.verified?.trim().toLowerCase();
  return {
    read: {
      row: number,
      product,
      pictures: (cells.picture_urls ?? '')
        .split(/[\s,]+/)
        .filter(Boolean)
        .slice(0, 10),
      review: {
        rating,
        title: cleanText(cells.title),
        body: cleanText(cells.body),
        email,
        authorName: cleanText(cells.reviewer_name),
        reviewDate,
        verified: verified ? yes.has(verified) : null,
        status: ownValue(statuses, (cells.status ?? '').trim().toLowerCase()) ?? null,
        reply: reply ? { message: reply, createdDate: answeredDate, updatedDate: answeredDate } : null,
      },
    },
  };
}

/** A date as ISO 8601; null for an empty cell, undefined for one that cannot be read or lies outside of our time. */
function dateOf(cell: string | undefined): string | null | undefined {
  const text = (cell ?? '')
    .trim()
    .replace(/ UTC$/, 'Z')
    .replace(/^(\d{4}-\d\d-\d\d) (\d\d:)/, '$1T$2');
  if (text === '') return null;
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00:00Z` : text);
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1990 || year > 2100 ? undefined : date.toISOString();
}
