/** The fields of the checkout's look, and what is sent of them. */
import type { CheckoutLook } from '@stoa/blocks/checkout-look';
import { words } from '../../../app/words.ts';
import type { Look } from './queries.ts';

const texts = words.checkoutSettings;

export const readLook = ({ header, mainSection: main, footer, global }: Look) => ({
  text: header?.text ?? '',
  nameSize: header?.logo?.size ?? 'MEDIUM',
  alignment: header?.alignment ?? 'SIDE',
  backLink: header?.continueShopping?.hidden ? 'HIDDEN' : (header?.continueShopping?.displayType ?? 'TEXT'),
  hasTitle: header?.displayCheckoutLabel ?? true,
  headerGround: header?.backgroundFill?.color ?? '',
  headerText: header?.textColor ?? '',
  headerLine: header?.dividerColor ?? '',
  pageGround: main?.formBackgroundFill?.color ?? '',
  summaryGround: main?.summaryBackgroundFill?.color ?? '',
  lines: main?.dividerColor ?? '',
  chosen: main?.tintedBoxColor ?? '',
  cornerRadius: typeof main?.cornerRadius === 'number' ? String(main.cornerRadius) : '',
  orderButton: global?.placeOrderButtonColor ?? '',
  otherButtons: global?.buttonColor ?? '',
  selection: global?.selectionColor ?? '',
  footerGround: footer?.backgroundFill?.color ?? '',
  footerLine: footer?.dividerColor ?? '',
});
export type LookValues = ReturnType<typeof readLook>;

/** The colours, each with its label, in the order of the page. */
export const colours = {
  headerGround: texts.look.colours.headerGround,
  headerText: texts.look.colours.headerText,
  headerLine: texts.look.colours.headerLine,
  pageGround: texts.look.colours.pageGround,
  summaryGround: texts.look.colours.summaryGround,
  lines: texts.look.colours.lines,
  chosen: texts.look.colours.chosen,
  selection: texts.look.colours.selection,
  orderButton: texts.look.colours.orderButton,
  otherButtons: texts.look.colours.otherButtons,
  footerGround: texts.look.colours.footerGround,
  footerLine: texts.look.colours.footerLine,
} as const satisfies Partial<Record<keyof LookValues, string>>;
export const colourNames = Object.keys(colours) as (keyof typeof colours)[];

const isColour = (text: string): boolean => /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);

const radiusOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export function wrongLook(values: LookValues) {
  const radius = radiusOf(values.cornerRadius);
  return {
    ...Object.fromEntries(
      colourNames.map((name) => [name, values[name] !== '' && !isColour(values[name]) && texts.look.noColour]),
    ),
    cornerRadius: radius !== null && !(radius >= 0 && radius <= 100) && texts.look.noRadius,
  };
}

type Fill = NonNullable<CheckoutLook['footer']>['backgroundFill'];

/** The look of these values. A picture that an app has set as a background stays until a colour replaces it. */
export function lookOf(values: LookValues, { header, mainSection: main, footer }: Look) {
  const colour = (name: (typeof colourNames)[number]) => values[name] || null;
  const fill = <K extends string>(field: K, name: (typeof colourNames)[number], known: Fill) =>
    (colour(name) || !known?.image ? { [field]: { color: colour(name) } } : {}) as Partial<
      Record<K, { color: string | null }>
    >;
  return {
    header: {
      text: values.text.trim() || null,
      textColor: colour('headerText'),
      logo: { size: values.nameSize },
      alignment: values.alignment,
      displayCheckoutLabel: values.hasTitle,
      continueShopping: {
        hidden: values.backLink === 'HIDDEN',
        displayType: values.backLink === 'ICON' ? ('ICON' as const) : ('TEXT' as const),
      },
      ...fill('backgroundFill', 'headerGround', header?.backgroundFill),
      dividerColor: colour('headerLine'),
    },
    mainSection: {
      ...fill('formBackgroundFill', 'pageGround', main?.formBackgroundFill),
      ...fill('summaryBackgroundFill', 'summaryGround', main?.summaryBackgroundFill),
      dividerColor: colour('lines'),
      tintedBoxColor: colour('chosen'),
      cornerRadius: radiusOf(values.cornerRadius),
    },
    footer: { ...fill('backgroundFill', 'footerGround', footer?.backgroundFill), dividerColor: colour('footerLine') },
    global: {
      selectionColor: colour('selection'),
      placeOrderButtonColor: colour('orderButton'),
      buttonColor: colour('otherButtons'),
    },
  };
}
