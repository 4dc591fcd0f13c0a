import type { Checkout } from '../../lib/api.ts';

/** Whether something in a checkout is delivered. */
export const needsShipping = ({ lineItems = [] }: Pick<Checkout, 'lineItems'>): boolean =>
  lineItems.some((line) => line.physicalProperties?.shippable ?? line.itemType?.preset !== 'DIGITAL');
