import { line, type Point, path, smooth, svg, upTo } from '../svg.ts';

/** A pointed leaf that grows upwards from 0, 0, with a midrib in the background colour. */
export function leaf(length: number, width: number, fill: string, rib: string): string {
  const blade = svg`M0 0C${width} ${-length * 0.25} ${width * 0.8} ${-length * 0.72} 0 ${-length}C${-width * 0.8} ${-length * 0.72} ${-width} ${-length * 0.25} 0 0Z`;
  return path(blade, fill) + line(svg`M0 ${-length * 0.06}L0 ${-length * 0.86}`, rib, Math.max(2, width * 0.06));
}

/** Points along a leaning stem, from the bottom up, each with its direction of growth in degrees. */
export function stem(
  foot: Point,
  height: number,
  lean: number,
  count: number,
): { x: number; y: number; degrees: number }[] {
  return upTo(count).map((index) => {
    const share = index / (count - 1);
    const slope = Math.atan2(2 * lean * share, height);
    return { x: foot[0] + lean * share * share, y: foot[1] - height * share, degrees: (slope * 180) / Math.PI };
  });
}

export function stemLine(points: { x: number; y: number }[], ink: string, width: number): string {
  return line(smooth(points.map(({ x, y }): Point => [x, y])), ink, width, 'stroke-linecap="round"');
}
