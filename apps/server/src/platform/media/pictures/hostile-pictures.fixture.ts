/** Small files that take very long to draw, by what they use. */

const svg = (content: string, size = 'width="100" height="100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;

/** Ten copies of ten copies, and so on: 10 to the power of 10 in the end. */
const copies = Array.from(
  { length: 10 },
  (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
);
const nested = `<defs><rect id="g0" width="9" height="9"/>${copies.join('')}</defs><use href="#g10"/>`;

export const hostilePictures = {
  turbulence: svg(
    '<filter id="f"><feTurbulence baseFrequency="0.5" numOctaves="1000000"/></filter><rect width="4000" height="4000" filter="url(#f)"/>',
    'width="4000" height="4000"',
  ),
  copies: svg(nested),
  /** Without a size, it must be drawn to be measured. */
  copiesWithoutSize: svg(nested, ''),
};
