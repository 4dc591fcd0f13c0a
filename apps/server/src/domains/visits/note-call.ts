import { checkouts, currentCart, type Operation, payments } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Step } from './steps.ts';

/** The calls of a site's own pages by which a visitor gets further. */
const steps = new Map<Operation, Step>([
  [currentCart.addToCurrentCart, 'CART'],
  [currentCart.createCheckoutFromCurrentCart, 'CHECKOUT'],
  [checkouts.createCheckout, 'CHECKOUT'],
  [payments.payCheckout, 'ORDER'],
  [payments.completePaymentAction, 'ORDER'],
  [payments.followPayment, 'ORDER'],
] as [Operation, Step][]);
const PLACED = new Set<unknown>(['PAID', 'PAY_LATER']);

/** Notes what a call that succeeded says of a visit: a step on the way to an order, or that the caller runs the site. */
export function noteCall({ visits, site, caller, client }: Context, operation: Operation, answer: object): void {
  if (caller.kind === 'staff') visits.leaveOut(site, client);
  if ((caller.kind !== 'visitor' && caller.kind !== 'member') || caller.clientId !== undefined) return;
  const step = steps.get(operation);
  if (!step || (step === 'ORDER' && !PLACED.has((answer as { outcome?: unknown }).outcome))) return;
  visits.reach(site, client, step);
}
