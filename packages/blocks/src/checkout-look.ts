/** How a site wants its checkout to look, as a style sheet for that page. */
import { readableOn } from './contrast.ts';
import { groundDeclarations, type Theme } from './theme.ts';

type Fill = { color?: string | null; image?: { id?: string } };

/** The look as the API keeps it: what is absent is as in the rest of the site. */
export type CheckoutLook = {
  header?: {
    textColor?: string | null;
    logo?: { size?: 'SMALL' | 'MEDIUM' | 'LARGE' };
    alignment?: 'SIDE' | 'CENTER';
    backgroundFill?: Fill;
    dividerColor?: string | null;
  };
  mainSection?: {
    formBackgroundFill?: Fill;
    summaryBackgroundFill?: Fill;
    dividerColor?: string | null;
    tintedBoxColor?: string | null;
    cornerRadius?: number | null;
  };
  footer?: { backgroundFill?: Fill; dividerColor?: string | null };
  global?: { selectionColor?: string | null; placeOrderButtonColor?: string | null; buttonColor?: string | null };
};

const NAME_SIZES = { SMALL: '1.125rem', MEDIUM: null, LARGE: '2.25rem' };

/** The style sheet of a look on a site with this theme; empty if it differs in nothing. */
export function checkoutStyles({ header, mainSection: main, footer, global }: CheckoutLook, theme: Theme): string {
  const nameSize = NAME_SIZES[header?.logo?.size ?? 'MEDIUM'];
  return [
    ...filled('.site-header', header?.backgroundFill, theme),
    ...rule('.site-header', 'color', colour(header?.textColor)),
    ...rule('.site-header', 'border-bottom', line(header?.dividerColor)),
    ...rule('.site-header .site-name', 'font-size', nameSize),
    ...(header?.alignment === 'CENTER' ? CENTERED : []),
    ...filled('body', main?.formBackgroundFill, theme),
    ...filled('.checkout-summary', main?.summaryBackgroundFill, theme),
    ...rule('.checkout-page', '--line', colour(main?.dividerColor)),
    ...rule('.checkout-fields', '--surface', colour(main?.tintedBoxColor)),
    ...rule('.checkout-page', '--radius', typeof main?.cornerRadius === 'number' ? `${main.cornerRadius}px` : null),
    ...filled('.site-footer', footer?.backgroundFill, theme),
    ...rule('.site-footer', 'border-top-color', colour(footer?.dividerColor)),
    ...rule('.checkout-page', 'accent-color', colour(global?.selectionColor)),
    ...button('.checkout-pay .button', global?.placeOrderButtonColor),
    ...button('.checkout-page .button-quiet', global?.buttonColor),
  ].join('');
}

const CENTERED = [
  '.site-header-line{display:grid;grid-template-columns:1fr auto 1fr}',
  '.site-header-line .site-name{grid-column:2;text-align:center}',
  '.site-header-line .back-link{grid-area:1/3;justify-self:end}',
];

/** A colour as #rgb, #rgba, #rrggbb or #rrggbbaa; null for anything else. */
const colour = (text: string | null | undefined): string | null =>
  text && /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? text : null;

const line = (text: string | null | undefined): string | null => (colour(text) ? `1px solid ${colour(text)}` : null);

const rule = (selector: string, property: string, value: string | null): string[] =>
  value ? [`${selector}{${property}:${value}}`] : [];

function filled(selector: string, fill: Fill | undefined, theme: Theme): string[] {
  const ground = colour(fill?.color);
  if (ground) return [`${selector}{background:${ground};${groundDeclarations(ground, theme)};color:var(--color-ink)}`];
  const image = fill?.image?.id;
  return image ? [`${selector}{background:url("/media/${encodeURIComponent(image)}") center/cover}`] : [];
}

/** With words that are readable on it, whichever colour it has. */
function button(selector: string, given: string | null | undefined): string[] {
  const ground = colour(given);
  if (!ground) return [];
  const plain = `${selector},${selector}:hover{background:${ground};border-color:${ground};color:${readableOn(ground)}}`;
  return [plain, `${selector}:hover{filter:brightness(0.92)}`];
}
