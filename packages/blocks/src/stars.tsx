/** One star, drawn from its top, which is in the middle of a square of 20 units. */
const STAR = 'l2.2 5.9 6.3.3-4.9 4 1.7 6.1-5.3-3.5-5.3 3.5 1.7-6.1-4.9-4 6.3-.3z';
const WIDTH = 20;
const MOST = 5;

/** A row of outlines, one path. */
const ROW = Array.from({ length: MOST }, (_, index) => `M${WIDTH / 2 + index * WIDTH} 1.5${STAR}`).join('');

/** Five stars, filled up to a rating such as 4.3. What they say is in their `label`, or in the text beside them. */
export function Stars({ rating, label, size = 16 }: { rating: number; label?: string; size?: number }) {
  const filled = Number((WIDTH * rating).toFixed(1));
  const stars = (
    <svg
      className="stars"
      viewBox={`0 0 ${WIDTH * MOST} ${WIDTH}`}
      width={size * MOST}
      height={size}
      aria-hidden="true"
    >
      <path className="stars-empty" d={ROW} />
      {/* an inner drawing cuts off what reaches beyond it */}
      <svg width={filled} height={WIDTH} aria-hidden="true">
        <path className="stars-full" d={ROW} />
      </svg>
    </svg>
  );
  if (!label) return stars;
  return (
    <>
      {stars}
      <span className="visually-hidden">{label}</span>
    </>
  );
}

/** The outline of a single star, on a square of 20 units. */
export const STAR_OUTLINE = `M${WIDTH / 2} 1.5${STAR}`;
