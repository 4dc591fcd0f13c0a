import { useMessages } from '@stoa/messages/react';
import { FieldError } from '../../components/text-field.tsx';
import { formatSum, type Money } from '../../lib/amounts.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import { OWN_TIP, type TipFields, type TipOffer } from './tip.ts';

type TipChoicesProps = { offer: TipOffer; form: TipFields; errors: FieldErrors; money: Money };

/** What the buyer may give on top. Nothing is chosen beforehand. */
export function TipChoices({ offer: { presets, hasOwnAmount }, form, errors, money }: TipChoicesProps) {
  const messages = useMessages('checkout');
  const percent = new Intl.NumberFormat(money.language, { style: 'percent', maximumFractionDigits: 2 });
  const choices = [
    { value: '', label: messages.noTip },
    ...presets.map(({ value, percentage, amount }) => ({
      value,
      label: percentage === null ? formatSum([amount], money) : percent.format(percentage / 100),
    })),
  ];
  return (
    <fieldset className="checkout-section">
      <legend>{messages.tip}</legend>
      <div className="radio-list">
        {choices.map(({ value, label }) => (
          <label key={value} className="radio-row">
            <input type="radio" name="tip" value={value} defaultChecked={form.tip === value} />
            <span>{label}</span>
          </label>
        ))}
        {hasOwnAmount && (
          <div>
            <label className="radio-row">
              <input type="radio" name="tip" value={OWN_TIP} defaultChecked={form.tip === OWN_TIP} />
              <span>{messages.ownTip}</span>
            </label>
            <label className="radio-more">
              <span>{messages.tipAmount(money.currency)}</span>
              <input
                id="tipAmount"
                name="tipAmount"
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                defaultValue={form.tipAmount}
                aria-invalid={errors.tipAmount ? true : undefined}
                aria-describedby={errors.tipAmount ? 'tipAmount-error' : undefined}
              />
            </label>
          </div>
        )}
      </div>
      <FieldError name="tipAmount" error={errors.tipAmount} />
    </fieldset>
  );
}
