/** The part of pdfmake that draws what it has laid out, as far as it is used here. */
declare module 'pdfmake/js/Renderer.js' {
  import type { Line } from './right-to-left.ts';

  type Renderer = { renderLine(line: Line, x?: number, y?: number): void };
  const rendering: { default: { prototype: Renderer } };
  export default rendering;
}
