const MOST = 5;
const WIDTH = 20;

/**
 * Five stars, filled up to a rating such as 4.3. What they say is in their `label`, or in the text beside them. The style
 * sheet cuts their shape out of a bar: pages show dozens of them.
 */
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
      <rect width={filled} height={WIDTH} />
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
export const STAR_OUTLINE = 'M10 1.5l2.2 5.9 6.3.3-4.9 4 1.7 6.1-5.3-3.5-5.3 3.5 1.7-6.1-4.9-4 6.3-.3z';
