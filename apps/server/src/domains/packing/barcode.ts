import { toSVG } from 'bwip-js/generic';

/** The number of an order as Code 128, which every scanner reads; drawn as SVG, so that it is sharp in print. */
export const barcodeOf = (orderNumber: string): string =>
  toSVG({ bcid: 'code128', text: orderNumber, height: 10, includetext: false });
