import { useMessages } from '@stoa/messages/react';
import { checkouts, connect, httpTransport, tips } from '@stoa/sdk';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import { changeCodes, isRefused } from '../codes/change-codes.ts';
import type { CodeProblem } from '../codes/codes.ts';
import { type CodeTexts, noticeOf } from '../codes/notice.ts';
import { readCheckoutForm } from './checkout-fields.ts';
import { checkoutStore, type LiveCheckout } from './checkout-store.ts';
import { type CheckoutTexts, type CheckoutView, type Known, viewCheckout } from './checkout-view.ts';
import { followCheckout } from './follow-checkout.ts';
import { OrderSummary } from './order-summary.tsx';
import { saveCheckout } from './save-checkout.ts';
import { saveTip, tipFields } from './tip.ts';

type CheckoutSummaryProps = {
  id: string;
  view: CheckoutView;
  typedCode: string;
  codeProblem: CodeProblem | null;
  known: Known;
};

/** Lines, codes and totals, updated as the form is filled in. */
export default function CheckoutSummary({ id, view, typedCode, codeProblem, known }: CheckoutSummaryProps) {
  const checkoutTexts = useMessages('checkout');
  const cartTexts = useMessages('cart');
  const codeTexts = useMessages('codes');
  const summary = useRef<HTMLDivElement>(null);
  /** The button of a code that was pressed since the form was last saved. */
  const pressed = useRef('');
  const live = useStore(checkoutStore, null) ?? { view, state: 'current' as const, codeProblem, notice: '' };
  useEffect(() => {
    const form = summary.current?.closest('form');
    const messages = { checkout: checkoutTexts, cart: cartTexts, codes: codeTexts };
    return form ? showTotals(form, { id, view, codeProblem, known }, messages, pressed) : undefined;
  }, [id, view, codeProblem, known, checkoutTexts, cartTexts, codeTexts]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    pressed.current = event.currentTarget.value;
    // the form saves its changes
    event.currentTarget.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    <div ref={summary}>
      <OrderSummary checkout={live} typedCode={typedCode} codes={known.asked.codes} onCode={press} />
    </div>
  );
}

/** Keeps lines and totals in step with the form. Returns a function that stops it. */
function showTotals(
  form: HTMLFormElement,
  { id, view: first, codeProblem, known }: Omit<CheckoutSummaryProps, 'typedCode'>,
  messages: CheckoutTexts & CodeTexts,
  pressed: { current: string },
): () => void {
  const transport = httpTransport({ baseUrl: '' });
  const client = connect(checkouts, transport);
  const tipClient = connect(tips, transport);
  let tip = known.tip ?? tipFields(undefined);
  let current: LiveCheckout = { view: first, state: 'current', codeProblem, notice: '' };
  const show = (live: LiveCheckout) => {
    current = live;
    checkoutStore.set(live);
  };
  /** Of a code in the saves whose answers have not been shown. */
  let unseen: CodeProblem | null = null;
  const save = async (isOutdated: () => boolean) => {
    const intent = pressed.current;
    pressed.current = '';
    const fields = { ...readCheckoutForm(new FormData(form)), intent };
    const refused = isRefused(fields) ? current.codeProblem : null;
    show({ ...current, state: 'updating', codeProblem: refused, notice: '' });
    try {
      if (known.asked.tips) tip = await saveTip(tipClient, id, fields, tip);
      const saved = await saveCheckout(client, id, fields, known);
      const { checkout, problem } = await changeCodes(client, saved, fields, known.asked.codes);
      unseen = problem ?? refused ?? unseen;
      // shown, it would replace the choices made meanwhile
      if (isOutdated()) return;
      const view = viewCheckout(checkout, messages, first.timeZone);
      const notice = noticeOf(current.view.codes, view.codes, messages.codes);
      show({ view, state: 'current', codeProblem: unseen, notice });
      unseen = null;
    } catch {
      show({ ...current, state: 'failed' });
    }
  };
  // filled in before hydration
  const hasCountry = Boolean(form.querySelector<HTMLSelectElement>('[name=country]')?.value);
  return followCheckout(form, save, hasCountry && !first.hasDestination);
}
