import { island } from '../island.tsx';
import CheckoutShipping from '../islands/checkout-shipping.tsx';
import CheckoutSummary from '../islands/checkout-summary.tsx';
import { BILL_ELSEWHERE, BILLING_PREFIX, type FieldErrors, type CheckoutForm as Form } from '../lib/checkout-form.ts';
import type { CheckoutView } from '../lib/checkout-view.ts';
import type { Country } from '../lib/countries.ts';
import type { Site } from '../lib/site.ts';
import { AddressFields } from './address-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { FieldError, TextField } from './text-field.tsx';

const ShippingIsland = island('checkout-shipping', CheckoutShipping, 'form');
const SummaryIsland = island('checkout-summary', CheckoutSummary, 'form');

type CheckoutFormProps = {
  id: string;
  view: CheckoutView;
  form: Form;
  errors: FieldErrors;
  countries: Country[];
  paymentMethods: Site['paymentMethods'];
  /** Where members log in; null for those who have. */
  loginHref: string | null;
};

/** All of a checkout on one page: whom, where, how it gets there, how it is paid. */
export function CheckoutForm({ id, view, form, errors, countries, paymentMethods, loginHref }: CheckoutFormProps) {
  return (
    <form className="checkout" method="post" action={`/checkout/${id}`} noValidate>
      <div className="checkout-fields">
        <fieldset className="checkout-section">
          <legend>Contact</legend>
          {loginHref && (
            <p className="checkout-login">
              Already have an account? <a href={loginHref}>Log in</a>
            </p>
          )}
          <div className="fields">
            <TextField
              name="email"
              label="E-mail"
              type="email"
              autoComplete="email"
              value={form.email}
              error={errors.email}
            />
            <TextField
              name="phone"
              label="Phone"
              type="tel"
              autoComplete="tel"
              value={form.phone}
              error={errors.phone}
              isOptional
            />
          </div>
        </fieldset>
        <fieldset className="checkout-section">
          <legend>{view.needsShipping ? 'Delivery address' : 'Billing address'}</legend>
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
              <legend>Delivery</legend>
              <ShippingIsland view={view} error={errors.shipping} />
              <FieldError name="shipping" error={errors.shipping} />
              <button className="button button-quiet only-without-script" type="submit" name="intent" value="update">
                Update delivery and total
              </button>
            </fieldset>
            <BillingAddress form={form} errors={errors} countries={countries} />
          </>
        )}
        <fieldset className="checkout-section">
          <legend>Payment</legend>
          <PaymentFields methods={paymentMethods} form={form} errors={errors} />
        </fieldset>
      </div>
      <aside className="checkout-summary" aria-labelledby="summary-heading">
        <h2 id="summary-heading">Your order</h2>
        <SummaryIsland id={id} view={view} />
      </aside>
      <div className="checkout-pay">
        <button className="button button-wide" type="submit" name="intent" value="pay">
          Pay now
        </button>
      </div>
    </form>
  );
}

const emptyAddress = {
  firstName: '',
  lastName: '',
  company: '',
  addressLine: '',
  addressLine2: '',
  city: '',
  subdivision: '',
  postalCode: '',
  country: '',
};

/** The fields appear, by the style sheet alone, when the bill goes elsewhere. */
function BillingAddress({ form, errors, countries }: Pick<CheckoutFormProps, 'form' | 'errors' | 'countries'>) {
  return (
    <fieldset className="checkout-section billing">
      <legend>Billing address</legend>
      <div className="radio-list">
        <label className="radio-row">
          <input type="radio" name="billTo" value="same" defaultChecked={!form.billing} />
          <span>Same as the delivery address</span>
        </label>
        <label className="radio-row">
          <input
            type="radio"
            name="billTo"
            value={BILL_ELSEWHERE}
            className="bill-elsewhere"
            defaultChecked={Boolean(form.billing)}
          />
          <span>Another address</span>
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
