import { ShippingChoices } from '../components/shipping-choices.tsx';
import { checkoutStore } from '../lib/checkout-store.ts';
import type { CheckoutView } from '../lib/checkout-view.ts';
import { useStore } from '../lib/store.ts';

/** Ways of delivery, which follow the address as it is filled in. */
export default function CheckoutShipping({ view, error }: { view: CheckoutView; error?: string }) {
  const live = useStore(checkoutStore, null);
  const current = live?.view ?? view;
  // offered anew for another address: the radio buttons start from what the server chose
  const key = current.shippingChoices.map(({ value }) => value).join();
  return <ShippingChoices key={key} view={current} error={live ? undefined : error} />;
}
