/** A drawing of lines, on a square of 24 units. */
export function Icon({ outline, size = 22 }: { outline: string; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}

export const LENS = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L21 21';
