/** The columns of files of reviews: ours, and the names that other shops’ review apps have for them. */
export const reviewColumns = {
  product_id: ['product_id', 'entity_id'],
  product_handle: ['product_handle', 'handle', 'product_slug', 'product_url_handle'],
  rating: ['rating', 'score', 'stars', 'review_score', 'review_rating'],
  title: ['title', 'review_title', 'headline'],
  body: ['body', 'review', 'review_content', 'review_body', 'content', 'comment', 'text'],
  review_date: ['review_date', 'date', 'created_at', 'submitted_at'],
  reviewer_name: ['reviewer_name', 'name', 'author', 'display_name', 'nickname', 'customer_name'],
  reviewer_email: ['reviewer_email', 'email', 'author_email', 'customer_email'],
  status: ['status', 'state', 'curated', 'published'],
  verified: ['verified', 'verified_buyer', 'verified_purchase'],
  reply: ['reply', 'reply_content', 'response', 'merchant_reply'],
  reply_date: ['reply_date', 'replied_at', 'response_date'],
  picture_urls: ['picture_urls', 'pictures', 'photos', 'photo_url', 'image_urls', 'images'],
} as const satisfies Record<string, readonly string[]>;

export type ReviewColumn = keyof typeof reviewColumns;

/** Written, but not read: the server counts and numbers by itself. */
export const writtenOnly = ['review_id', 'helpful', 'unhelpful', 'relevance', 'origin'] as const;

/** The column of each cell; null where a column says nothing that we keep. Undefined if it is no file of reviews. */
export function readHeader(cells: readonly string[]): (ReviewColumn | null)[] | undefined {
  const taken = new Set<ReviewColumn>();
  const columns = cells.map((cell) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replace(/^\ufeff/, '')
      .replace(/[\s-]+/g, '_');
    const found = (Object.keys(reviewColumns) as ReviewColumn[]).find(
      (column) => !taken.has(column) && (reviewColumns[column] as readonly string[]).includes(name),
    );
    if (found) taken.add(found);
    return found ?? null;
  });
  const isOfReviews = taken.has('rating') && (taken.has('product_id') || taken.has('product_handle'));
  return isOfReviews ? columns : undefined;
}
