export { type Charged, chargeCheckout } from './charge-checkout.ts';
export type { Charge, PaymentProvider } from './payment-provider.ts';
export { resumePayments } from './resume-payments.ts';
