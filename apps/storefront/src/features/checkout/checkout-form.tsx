import { useMessages } from '@stoa/messages/react';
import { FieldError, TextField } from '../../components/text-field.tsx';
import { island } from '../../island.tsx';
import type { Money } from '../../lib/amounts.ts';
import type { AddressFormat } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import type { Site } from '../../lib/site.ts';
import { emptyAddress } from '../address/address.ts';
import { AddressFields } from '../address/address-fields.tsx';
import type { Country } from '../address/countries.ts';
import type { CodeProblem } from '../codes/codes.ts';
import type { Asked } from './asked.ts';
import { Agreement, AnswerFields, MarketingConsent } from './asked-fields.tsx';
import { BILL_ELSEWHERE, BILLING_PREFIX, billingUses, type CheckoutFields, type Formats } from './checkout-fields.ts';
import type { CheckoutView, Known } from './checkout-view.ts';
import { Foldable } from './foldable.tsx';
import type { Folded } from './folded.ts';
import { MembershipChoices } from './membership-choices.tsx';
import type { MembershipOffer } from './memberships.ts';
import PayButton from './pay-button.island.tsx';
import { PaymentFields } from './payment-fields.tsx';
import CheckoutShipping from './shipping.island.tsx';
import type { Consent } from './subscribed.ts';
import CheckoutSummary from './summary.island.tsx';
import SummaryTotal from './summary-total.island.tsx';
import { TipChoices } from './tip-choices.tsx';

const ShippingIsland = island('checkout/shipping', CheckoutShipping, {
  messages: ['checkout'],
  wakeOn: 'form',
});
const SummaryIsland = island('checkout/summary', CheckoutSummary, {
  messages: ['checkout', 'cart', 'codes'],
  wakeOn: 'form',
});

const PayButtonIsland = island('checkout/pay-button', PayButton, { messages: ['checkout'], wakeOn: 'form' });
const TotalIsland = island('checkout/summary-total', SummaryTotal, { wakeOn: 'form' });

/** The intent that saves the form and shows it again. */
const UPDATE = 'update';

type CheckoutFormProps = {
  id: string;
  view: CheckoutView;
  form: CheckoutFields;
  /** The lines that memberships could pay for. */
  memberships: readonly MembershipOffer[];
  errors: FieldErrors;
  codeProblem: CodeProblem | null;
  formats: Formats;
  asked: Asked;
  known: Known;
  money: Money;
  countries: { delivery: Country[]; all: Country[] };
  paymentMethods: Site['paymentMethods'];
  consent: Consent | null;
  /** The login page; null for logged-in members. */
  loginHref: string | null;
  /** What is known already, and folded; null: nothing is. */
  folded: Folded | null;
  /** The payment was declined, so that the buyer chooses another. */
  isDeclined: boolean;
};

/** The whole checkout on one page: buyer, address, delivery and payment. */
export function CheckoutForm({
  id,
  view,
  form,
  memberships,
  errors,
  codeProblem,
  formats,
  asked,
  known,
  money,
  countries,
  paymentMethods,
  consent,
  loginHref,
  folded,
  isDeclined,
}: CheckoutFormProps) {
  const messages = useMessages('checkout');
  const fold = { folded, format: formats.address };
  return (
    <form className="checkout" method="post" action={`/checkout/${id}`} noValidate>
      <div className="checkout-fields">
        <Foldable part="details" title={messages.yourDetails} {...fold}>
          <Contact form={form} errors={errors} asked={asked} loginHref={loginHref} />
          <Destination {...{ view, form, errors, format: formats.address, asked, countries }} />
        </Foldable>
        {view.needsShipping && (
          <Foldable part="delivery" title={messages.delivery} {...fold}>
            <fieldset className="checkout-section">
              <legend>{messages.delivery}</legend>
              <ShippingIsland view={view} error={errors.shipping} />
              <FieldError name="shipping" error={errors.shipping} />
              <button className="button button-quiet only-without-script" type="submit" name="intent" value={UPDATE}>
                {messages.updateDelivery}
              </button>
            </fieldset>
          </Foldable>
        )}
        <MembershipChoices offers={memberships} />
        {asked.tips && <TipChoices offer={asked.tips} form={form} errors={errors} money={money} />}
        <AnswerFields asked={asked} form={form} errors={errors} />
        <Foldable part="payment" title={messages.payment} isOpen={isDeclined} {...fold}>
          {view.needsShipping && (
            <BillingAddress
              form={form}
              errors={errors}
              format={formats.billing}
              countries={countries.all}
              asked={asked}
            />
          )}
          <fieldset className="checkout-section payment">
            <legend>{messages.payment}</legend>
            <PaymentFields methods={paymentMethods} form={form} errors={errors} />
          </fieldset>
        </Foldable>
      </div>
      <aside className="checkout-summary" aria-labelledby="summary-heading">
        {/* folded on phones, where it comes first; always open beside the form */}
        <details open={codeProblem !== null}>
          <summary>
            <span>{messages.showOrder}</span> <TotalIsland total={view.total} />
          </summary>
          <h2 id="summary-heading">{messages.yourOrder}</h2>
          <SummaryIsland id={id} view={view} typedCode={form.code} codeProblem={codeProblem} known={known} />
        </details>
      </aside>
      <div className="checkout-pay">
        <MarketingConsent asked={asked} form={form} />
        <Agreement asked={asked} form={form} errors={errors} />
        <PayButtonIsland
          charged={view.charged}
          isConverted={view.isConverted}
          isPaid={view.isPaid}
          isForTrial={view.isForTrial}
          afterTrial={view.afterTrial}
          consent={consent}
        />
      </div>
    </form>
  );
}

/** Who buys, and how the shop reaches them. */
function Contact({
  form,
  errors,
  asked,
  loginHref,
}: Pick<CheckoutFormProps, 'form' | 'errors' | 'asked' | 'loginHref'>) {
  const messages = useMessages('checkout');
  return (
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
        {asked.phone !== 'HIDDEN' && (
          <TextField
            name="phone"
            label={messages.phone}
            type="tel"
            autoComplete="tel"
            value={form.phone}
            error={errors.phone}
            isOptional={asked.phone === 'OPTIONAL'}
          />
        )}
      </div>
    </fieldset>
  );
}

type DestinationProps = Pick<CheckoutFormProps, 'view' | 'form' | 'errors' | 'asked' | 'countries'> & {
  format: AddressFormat;
};

/** Where the goods go; if nothing is delivered, where the bill does. */
function Destination({ view, form, errors, format, asked, countries }: DestinationProps) {
  const messages = useMessages('checkout');
  return (
    <fieldset className="checkout-section destination">
      <legend>
        {view.needsShipping ? (
          <IfCollected otherwise={messages.deliveryAddress}>{messages.yourDetails}</IfCollected>
        ) : (
          messages.billingAddress
        )}
      </legend>
      <AddressFields
        prefix=""
        purpose={view.needsShipping ? 'shipping' : 'billing'}
        address={form.address}
        format={format}
        countries={view.needsShipping ? countries.delivery : countries.all}
        errors={errors}
        scope={!view.needsShipping && asked.minimalBilling ? 'person' : 'all'}
        uses={asked.address}
        intent={UPDATE}
      />
    </fieldset>
  );
}

/** Words for buyers who collect the goods, and for all others: the style sheet shows those of the chosen delivery. */
const IfCollected = ({ children, otherwise }: { children: string; otherwise: string }) => (
  <>
    <span className="if-collected">{children}</span>
    <span className="if-delivered">{otherwise}</span>
  </>
);

type BillingAddressProps = Pick<CheckoutFormProps, 'form' | 'errors' | 'asked'> & {
  format: AddressFormat;
  countries: Country[];
};

/** The style sheet alone shows the address when the bill goes elsewhere. */
function BillingAddress({ form, errors, format, countries, asked }: BillingAddressProps) {
  const messages = useMessages('checkout');
  return (
    <fieldset className="checkout-section billing">
      <legend>{messages.billingAddress}</legend>
      <div className="radio-list">
        <label className="radio-row">
          <input type="radio" name="billTo" value="same" defaultChecked={!form.billing} />
          <IfCollected otherwise={messages.sameAsDelivery}>{messages.sameAsDetails}</IfCollected>
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
          format={format}
          countries={countries}
          errors={errors}
          scope="all"
          uses={billingUses(asked)}
          intent={UPDATE}
        />
      </div>
    </fieldset>
  );
}
