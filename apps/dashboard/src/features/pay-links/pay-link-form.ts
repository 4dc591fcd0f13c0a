import { words } from '../../app/words.ts';
import type { Template, TemplateLine } from './pay-link.ts';

const texts = words.payLinks;

/** A line as the form holds it: its quantity may be half typed. */
export type FormLine = { line: TemplateLine; quantity: number | string };
export type PayLinkForm = { lines: FormLine[]; couponCode: string; lockedCoupon: boolean; isActive: boolean };

const MOST_OF_AN_ITEM = 100_000;

export const readPayLink = (template: Template | null): PayLinkForm => ({
  lines: (template?.lineItems ?? []).map((line) => ({ line, quantity: line.quantity ?? 1 })),
  couponCode: template?.couponCode ?? '',
  lockedCoupon: template?.customization?.lockedCoupon ?? false,
  isActive: template?.status !== 'INACTIVE',
});

const isQuantity = (quantity: number | string): boolean =>
  typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_OF_AN_ITEM;

/** What is wrong with the form; items outside the catalogue, which only programs add, count as well. */
export const wrongWith = ({ lines }: PayLinkForm, template: Template | null): Record<string, string | false> => ({
  lines: lines.length + (template?.customLineItems?.length ?? 0) === 0 && texts.noItems,
  ...Object.fromEntries(
    lines.map(({ quantity }, index) => [`lines.${index}`, !isQuantity(quantity) && texts.noQuantity]),
  ),
});

/** The template to save. What the form does not show stays as it is. */
export const toTemplate = ({ lines, couponCode, lockedCoupon, isActive }: PayLinkForm, known: Template | null) => ({
  status: isActive ? ('ACTIVE' as const) : ('INACTIVE' as const),
  lineItems: lines.map(({ line, quantity }) => ({
    ...line,
    catalogReference: { ...line.catalogReference, appId: line.catalogReference?.appId ?? '' },
    quantity: Number(quantity),
  })),
  couponCode: couponCode.trim() || null,
  customization: { ...known?.customization, lockedCoupon },
});
