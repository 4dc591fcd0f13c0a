/** The styles of thumbnails, which are drawn in shadow trees: there, the page's styles and the dashboard's leave each other alone. */
import { SCHEMES, schemeStyles, type Theme, themeStyles } from '@stoa/blocks';
import blocksCss from '@stoa/blocks/styles.css?inline';

/** What is said of the document as a whole holds for the element that a shadow tree belongs to. */
const forShadow = (css: string): string =>
  css.replaceAll(':root', ':host').replace(/(^|[{},])\s*(html|body)\s*(?=[{,])/g, '$1:host');

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

const PLAIN =
  ':host{all:initial;display:block}[data-page]{transform-origin:0 0;padding-block:24px}[data-page]>:last-child{margin-block-end:0}';

let shared: readonly CSSStyleSheet[] | null = null;
/** Of all thumbnails: read once, whatever their number. */
export function sharedSheets(): readonly CSSStyleSheet[] {
  shared ??= [sheetOf(PLAIN), sheetOf(forShadow(blocksCss))];
  return shared;
}

export const themeCss = (theme: Theme): string => forShadow(themeStyles(theme) + schemeStyles(theme, SCHEMES));
