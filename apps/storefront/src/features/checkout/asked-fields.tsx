import type { PolicyLink } from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import { TextArea } from '../../components/text-area.tsx';
import { FieldError, TextField } from '../../components/text-field.tsx';
import type { FieldErrors } from '../../lib/form-state.ts';
import type { Asked } from './asked.ts';
import { type CheckoutFields, LONGEST_ANSWER, LONGEST_NOTE } from './checkout-fields.ts';

type AskedFieldsProps = { asked: Asked; form: CheckoutFields; errors: FieldErrors };

/** The shop's own question, and a note to the shop. */
export function AnswerFields({ asked: { customField, buyerNote }, form, errors }: AskedFieldsProps) {
  const messages = useMessages('checkout');
  if (!customField && !buyerNote) return null;
  return (
    <fieldset className="checkout-section">
      <legend>{messages.moreDetails}</legend>
      <div className="fields">
        {customField && (
          <TextField
            name="custom"
            label={customField.title}
            value={form.custom}
            error={errors.custom}
            maxLength={LONGEST_ANSWER}
            isOptional={!customField.isRequired}
          />
        )}
        {buyerNote && (
          <TextArea
            name="note"
            label={messages.note}
            value={form.note}
            error={errors.note}
            maxLength={LONGEST_NOTE}
            rows={3}
            isOptional
          />
        )}
      </div>
    </fieldset>
  );
}

/** The offer of marketing e-mails. */
export function MarketingConsent({ asked, form }: Omit<AskedFieldsProps, 'errors'>) {
  const messages = useMessages('checkout');
  if (!asked.marketing) return null;
  return (
    <div className="field">
      <label className="check-row">
        <input type="checkbox" name="wantsMarketing" defaultChecked={form.wantsMarketing} />
        <span>{messages.wantsMarketing}</span>
      </label>
    </div>
  );
}

/** The policies that the buyer accepts by ordering. */
export function Agreement({ asked: { agreement }, form, errors }: AskedFieldsProps) {
  const messages = useMessages('checkout');
  if (!agreement) return null;
  return (
    <div className="field">
      <label className="check-row">
        <input
          type="checkbox"
          id="agrees"
          name="agrees"
          defaultChecked={form.agrees}
          aria-required
          aria-invalid={errors.agrees ? true : undefined}
          aria-describedby={errors.agrees ? 'agrees-error' : undefined}
        />
        <span>
          {messages.agree} <PolicyLinks policies={agreement.policies} />
        </span>
      </label>
      <FieldError name="agrees" error={errors.agrees} />
    </div>
  );
}

/** In another tab, so that nothing typed is lost. */
const PolicyLinks = ({ policies }: { policies: readonly PolicyLink[] }) =>
  policies.map(({ title, href }, index) => (
    <span key={href}>
      {index > 0 && ', '}
      <a href={href} target="_blank" rel="noopener">
        {title}
      </a>
    </span>
  ));
