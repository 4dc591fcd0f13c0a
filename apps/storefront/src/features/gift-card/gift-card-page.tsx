import { Picture } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { FormProblems } from '../../components/form-problems.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { FieldError, TextField } from '../../components/text-field.tsx';
import { formatSum } from '../../lib/amounts.ts';
import type { OfferedGiftCard } from '../../lib/api.ts';
import type { FormState } from '../../lib/form-state.ts';
import type { Site } from '../../lib/site.ts';
import { type GiftCardFields, LONGEST_MESSAGE, LONGEST_NAME, OWN_AMOUNT, sendingDays } from './gift-card-form.ts';

type GiftCardPageProps = { product: OfferedGiftCard; fields: GiftCardFields; state: FormState; site: Site; now: Date };

/** The gift card, and what to choose before it is bought. */
export function GiftCardPage({ product, fields, state, site, now }: GiftCardPageProps) {
  const messages = useMessages('giftCard');
  const { validityMonths } = product;
  return (
    <div className="product gift-card">
      <Design product={product} siteName={site.name} />
      <div className="product-words">
        <h1>{product.name}</h1>
        {product.description && <p className="gift-card-words">{product.description}</p>}
        <p className="field-hint">
          {messages.howItWorks} {validityMonths ? messages.valid(validityMonths) : messages.validForever}
        </p>
        <FormProblems state={state} />
        <form className="gift-card-form" method="post" action="/gift-card" noValidate>
          <Amounts product={product} fields={fields} state={state} site={site} />
          <Recipient fields={fields} state={state} days={sendingDays({ timeZone: site.timeZone, now })} />
          <p className="actions">
            <button className="button button-wide" type="submit">
              {messages.addToCart}
            </button>
          </p>
        </form>
      </div>
    </div>
  );
}

/** The picture of the card, or a card in the colours of the shop. */
function Design({ product: { image, name = '' }, siteName }: { product: OfferedGiftCard; siteName: string }) {
  if (!image?.id)
    return (
      <div className="gift-card-design" aria-hidden="true">
        <span>{siteName}</span>
        <span>{name}</span>
      </div>
    );
  const source = { id: image.id, width: image.width || null, height: image.height || null, alt: image.altText || name };
  return <Picture source={source} ratio="original" sizes="(min-width: 60rem) 55vw, 100vw" priority="first" />;
}

type AmountsProps = Omit<GiftCardPageProps, 'now'>;

function Amounts({ product: { presets = [], customAmount }, fields, state: { errors }, site }: AmountsProps) {
  const messages = useMessages('giftCard');
  const shown = (amount = '0') => formatSum([amount], site);
  return (
    <fieldset className="gift-card-part">
      <legend>{messages.amount}</legend>
      <div className="choices">
        {presets.map(({ id, price, value }) => (
          <label key={id} className="choice" data-state="available">
            <input type="radio" name="amount" value={id} defaultChecked={fields.amount === id} />
            <span className="choice-name">
              {Number(value) === Number(price) ? shown(price) : messages.worth(shown(price), shown(value ?? price))}
            </span>
          </label>
        ))}
        {customAmount && presets.length > 0 && (
          <label className="choice" data-state="available">
            <input type="radio" name="amount" value={OWN_AMOUNT} defaultChecked={fields.amount === OWN_AMOUNT} />
            <span className="choice-name">{messages.ownAmount}</span>
          </label>
        )}
      </div>
      <FieldError name="amount" error={errors.amount} />
      {customAmount && (
        <div className="gift-card-own">
          {presets.length === 0 && <input type="hidden" name="amount" value={OWN_AMOUNT} />}
          <TextField
            name="ownAmount"
            label={messages.ownAmountIn(site.currency)}
            hint={messages.range(shown(customAmount.min), shown(customAmount.max))}
            value={fields.ownAmount}
            error={errors.ownAmount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        </div>
      )}
    </fieldset>
  );
}

type RecipientProps = Pick<GiftCardPageProps, 'fields' | 'state'> & { days: { first: string; last: string } };

function Recipient({ fields, state: { errors }, days }: RecipientProps) {
  const messages = useMessages('giftCard');
  return (
    <fieldset className="gift-card-part">
      <legend>{messages.recipient}</legend>
      <div className="radio-list">
        <label className="radio-row">
          <input type="radio" name="for" value="someone" defaultChecked={fields.for === 'someone'} />
          <span>{messages.forSomeone}</span>
        </label>
        <label className="radio-row">
          <input type="radio" name="for" value="me" defaultChecked={fields.for === 'me'} />
          <span className="radio-words">
            <span>{messages.forMe}</span>
            <span className="field-hint">{messages.forMeHint}</span>
          </span>
        </label>
      </div>
      <div className="fields gift-card-recipient">
        <TextField
          name="email"
          label={messages.email}
          value={fields.email}
          error={errors.email}
          type="email"
          autoComplete="off"
          maxLength={320}
        />
        <TextField
          name="recipientName"
          label={messages.recipientName}
          value={fields.recipientName}
          autoComplete="off"
          maxLength={LONGEST_NAME}
          isOptional
        />
        <TextField
          name="from"
          label={messages.from}
          value={fields.from}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          isOptional
        />
        <TextArea
          name="message"
          label={messages.message}
          value={fields.message}
          error={errors.message}
          maxLength={LONGEST_MESSAGE}
          rows={3}
          isOptional
        />
        <TextField
          name="sendOn"
          label={messages.sendOn}
          hint={messages.sendOnHint}
          value={fields.sendOn}
          error={errors.sendOn}
          type="date"
          min={days.first}
          max={days.last}
          isOptional
        />
      </div>
    </fieldset>
  );
}
