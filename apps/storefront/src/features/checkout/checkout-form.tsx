import { useMessages } from '@stoa/messages/react';
import { FieldError, TextField } from '../../components/text-field.tsx';
import { island } from '../../island.tsx';
import type { FieldErrors } from '../../lib/form-state.ts';
import type { Site } from '../../lib/site.ts';
import { emptyAddress } from '../address/address.ts';
import { AddressFields } from '../address/address-fields.tsx';
import type { Country } from '../address/countries.ts';
import type { CodeErrors } from '../codes/codes.ts';
import { BILL_ELSEWHERE, BILLING_PREFIX, type CheckoutFields } from './checkout-fields.ts';
import type { CheckoutView } from './checkout-view.ts';
import { PaymentFields } from './payment-fields.tsx';
import CheckoutShipping from './shipping.island.tsx';
import CheckoutSummary from './summary.island.tsx';

const ShippingIsland = island('checkout/shipping', CheckoutShipping, {
  messages: ['checkout'],
  wakeOn: 'form',
});
const SummaryIsland = island('checkout/summary', CheckoutSummary, {
  messages: ['checkout', 'cart', 'codes'],
  wakeOn: 'form',
});

type CheckoutFormProps = {
  id: string;
  view: CheckoutView;
  form: CheckoutFields;
  errors: FieldErrors;
  codeErrors: CodeErrors;
  countries: Country[];
  paymentMethods: Site['paymentMethods'];
  /** The login page; null for logged-in members. */
  loginHref: string | null;
};

/** The whole checkout on one page: buyer, address, delivery and payment. */
export function CheckoutForm({
  id,
  view,
  form,
  errors,
  codeErrors,
  countries,
  paymentMethods,
  loginHref,
}: CheckoutFormProps) {
  const messages = useMessages('checkout');
  return (
    <form className="checkout" method="post" action={`/checkout/${id}`} noValidate>
      <div className="checkout-fields">
        <fieldset className="checkout-section">
          <legend>{messages.contact}</legend>
          {loginHref && (
            <p className="checkout-login">
              {messages.haveAccount} <a href={loginHref}>{messages.logIn}</a>
            </p>
          )}
          <div className="fields">
            <TextField
              name="email"
              label={messages.email}
              type="email"
              autoComplete="email"
              value={form.email}
              error={errors.email}
            />
            <TextField
              name="phone"
              label={messages.phone}
              type="tel"
              autoComplete="tel"
              value={form.phone}
              error={errors.phone}
              isOptional
            />
          </div>
        </fieldset>
        <fieldset className="checkout-section">
          <legend>{view.needsShipping ? messages.deliveryAddress : messages.billingAddress}</legend>
          <AddressFields
            prefix=""
            purpose={view.needsShipping ? 'shipping' : 'billing'}
            address={form.address}
            countries={countries}
            errors={errors}
          />
        </fieldset>
        {view.needsShipping && (
          <>
            <fieldset className="checkout-section">
              <legend>{messages.delivery}</legend>
              <ShippingIsland view={view} error={errors.shipping} />
              <FieldError name="shipping" error={errors.shipping} />
              <button className="button button-quiet only-without-script" type="submit" name="intent" value="update">
                {messages.updateDelivery}
              </button>
            </fieldset>
            <BillingAddress form={form} errors={errors} countries={countries} />
          </>
        )}
        <fieldset className="checkout-section payment">
          <legend>{messages.payment}</legend>
          <PaymentFields methods={paymentMethods} form={form} errors={errors} />
        </fieldset>
      </div>
      <aside className="checkout-summary" aria-labelledby="summary-heading">
        <h2 id="summary-heading">{messages.yourOrder}</h2>
        <SummaryIsland id={id} view={view} typedCodes={form.codes} codeErrors={codeErrors} />
      </aside>
      <div className="checkout-pay">
        <button className="button button-wide" type="submit" name="intent" value="pay">
          {messages.payNow}
        </button>
      </div>
    </form>
  );
}

/** The style sheet alone shows these fields when the bill goes elsewhere. */
function BillingAddress({ form, errors, countries }: Pick<CheckoutFormProps, 'form' | 'errors' | 'countries'>) {
  const messages = useMessages('checkout');
  return (
    <fieldset className="checkout-section billing">
      <legend>{messages.billingAddress}</legend>
      <div className="radio-list">
        <label className="radio-row">
          <input type="radio" name="billTo" value="same" defaultChecked={!form.billing} />
          <span>{messages.sameAsDelivery}</span>
        </label>
        <label className="radio-row">
          <input
            type="radio"
            name="billTo"
            value={BILL_ELSEWHERE}
            className="bill-elsewhere"
            defaultChecked={Boolean(form.billing)}
          />
          <span>{messages.otherAddress}</span>
        </label>
      </div>
      <div className="billing-address">
        <AddressFields
          prefix={BILLING_PREFIX}
          purpose="billing"
          address={form.billing ?? emptyAddress}
          countries={countries}
          errors={errors}
        />
      </div>
    </fieldset>
  );
}
