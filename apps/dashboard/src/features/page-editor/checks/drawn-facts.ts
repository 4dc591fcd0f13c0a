/** What is checked of the page as it is drawn: its headings, and what its first screen weighs. */
import type { DrawnHeading, FirstScreen } from '@stoa/blocks/checks';
import blocksCss from '@stoa/blocks/styles.css?inline';
import type { Id } from '@stoa/page-model';
import type { CanvasWidth } from '../editing.ts';

const blockOf = (element: Element, root: Id): Id => element.closest<HTMLElement>('[data-block]')?.dataset.block ?? root;

/** In the order of the page. What is drawn for a section without content has no headings. */
export const drawnHeadings = (document: Document, root: Id): DrawnHeading[] =>
  Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), (heading) => ({
    block: blockOf(heading, root),
    level: Number(heading.localName.slice(1)),
    text: heading.textContent,
  }));

/** How much of a page visitors see at first, in pixels. */
const heights: Record<CanvasWidth, number> = { phone: 844, tablet: 1024, desktop: 800 };
/** How much smaller texts are as they travel: so much that counting more exactly would change little. */
const COMPRESSION = 6;
const FONT = /\.woff2?($|\?)/;

/** As far as it has been loaded here, in the sizes that were chosen for this width. */
export function firstScreen(document: Document, root: Id, width: CanvasWidth): FirstScreen {
  const view = document.defaultView;
  if (!view) return { pictures: [], others: 0 };
  const loaded = view.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = new Map(loaded.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  const fonts = [...bytes].filter(([name]) => FONT.test(name)).reduce((sum, [, size]) => sum + size, 0);
  const isSeenFirst = (picture: HTMLImageElement) => {
    const { top, width: drawn } = picture.getBoundingClientRect();
    return drawn > 0 && top + view.scrollY < heights[width];
  };
  const pictures = Array.from(document.images)
    .filter(isSeenFirst)
    .map((picture) => ({ block: blockOf(picture, root), bytes: bytes.get(picture.currentSrc) ?? 0 }));
  const texts = (document.body.innerHTML.length + blocksCss.length) / COMPRESSION;
  return { pictures, others: Math.round(fonts + texts) };
}
