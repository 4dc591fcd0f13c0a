import { useStore } from '../../lib/store.ts';
import { checkoutStore } from './checkout-store.ts';
import type { CheckoutView } from './checkout-view.ts';
import { ShippingChoices } from './shipping-choices.tsx';

/** Delivery options, updated as the address is filled in. */
export default function CheckoutShipping({ view, error }: { view: CheckoutView; error?: string }) {
  const live = useStore(checkoutStore, null);
  const current = live?.view ?? view;
  // options for a new address: the radio buttons start from the server's choice
  const key = current.shippingChoices
    .map(({ value, slots }) => [value, ...slots.map((slot) => slot.value)].join())
    .join();
  return <ShippingChoices key={key} view={current} error={live ? undefined : error} />;
}
