import { checkouts, connect, httpTransport } from '@stoa/sdk';
import { useEffect, useRef } from 'react';
import { OrderSummary } from '../components/order-summary.tsx';
import { readCheckoutForm } from '../lib/checkout-form.ts';
import { checkoutStore, type LiveCheckout } from '../lib/checkout-store.ts';
import { type CheckoutView, viewCheckout } from '../lib/checkout-view.ts';
import { fieldId } from '../lib/field-id.ts';
import { saveCheckout } from '../lib/save-checkout.ts';
import { useStore } from '../lib/store.ts';

/** Lines and totals, which follow the form as it is filled in. */
export default function CheckoutSummary({ id, view }: { id: string; view: CheckoutView }) {
  const summary = useRef<HTMLDivElement>(null);
  const live = useStore(checkoutStore, null) ?? { view, state: 'current' as const };
  useEffect(() => {
    const form = summary.current?.closest('form');
    return form ? followForm(form, id, view) : undefined;
  }, [id, view]);
  return (
    <div ref={summary}>
      <OrderSummary view={live.view} state={live.state} />
    </div>
  );
}

/** Fields that change neither what is offered nor what it costs. They are saved when the visitor pays. */
const WITHOUT_EFFECT = new Set(['email', 'phone', 'payment', 'card', 'firstName', 'lastName', 'company']);

/** Saves the form whenever something in it changed that has an effect on totals. Returns how to stop. */
function followForm(form: HTMLFormElement, id: string, first: CheckoutView): () => void {
  const client = connect(checkouts, httpTransport({ baseUrl: '' }));
  let current: LiveCheckout = { view: first, state: 'current' };
  let latest = 0;
  const show = (live: LiveCheckout) => {
    current = live;
    checkoutStore.set(live);
  };
  const save = async () => {
    latest += 1;
    const turn = latest;
    show({ ...current, state: 'updating' });
    try {
      const fields = readCheckoutForm(new FormData(form));
      const view = viewCheckout(await saveCheckout(client, id, fields, first.needsShipping));
      if (turn === latest) show({ view, state: 'current' });
    } catch {
      if (turn === latest) show({ ...current, state: 'failed' });
    }
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    withdrawError(target);
    if (!WITHOUT_EFFECT.has(target.getAttribute('name') ?? '')) void save();
  };
  const onSubmit = () => form.setAttribute('aria-busy', 'true');
  const onReturn = () => form.removeAttribute('aria-busy');
  form.addEventListener('change', onChange);
  form.addEventListener('submit', onSubmit);
  window.addEventListener('pageshow', onReturn);
  // what was filled in before this came to life
  if (form.querySelector<HTMLSelectElement>('[name=country]')?.value && !first.hasDestination) void save();
  return () => {
    form.removeEventListener('change', onChange);
    form.removeEventListener('submit', onSubmit);
    window.removeEventListener('pageshow', onReturn);
  };
}

/** A field that was changed is no longer what the server found wrong. */
function withdrawError(field: Element): void {
  field.removeAttribute('aria-invalid');
  document.getElementById(`${fieldId(field.getAttribute('name') ?? '')}-error`)?.remove();
}
