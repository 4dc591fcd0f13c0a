import { type Brush, gradient, ground, type Point, polyline, smooth, upTo } from '../svg.ts';

/** A sky with a gradient from one colour at the top to another at the horizon. */
export function sky(brush: Brush, top: string, bottom: string, horizon = 1): string {
  const { definition, paint } = gradient(brush.id('sky'), [
    [0, top],
    [horizon, bottom],
  ]);
  return definition + ground(paint);
}

/** A ridge from left to right, closed along the bottom; `height` above `base` comes from noise. */
export function ridge(
  noise: (x: number, y: number) => number,
  layer: number,
  base: number,
  height: number,
  scale: number,
  isSoft: boolean,
): string {
  const points = upTo(isSoft ? 14 : 56).map((index): Point => {
    const x = (index / (isSoft ? 13 : 55)) * 1160 - 40;
    const rough = isSoft ? 0 : noise(x / 46, layer * 7 + 3) * 0.16;
    return [x, base - height * (noise(x / scale + layer * 3.7, layer * 5.3) + rough)];
  });
  return `${isSoft ? smooth(points) : polyline(points)}L1120 1400H-40Z`;
}
