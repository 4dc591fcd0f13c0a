import { type PlanView, PRICE, type VariantView } from './purchasable.ts';
import { PLAN } from './purchase-form.ts';

type PlanFieldProps = {
  plans: PlanView[];
  selected: string;
  legend: string;
  /** The chosen variant, or the first one. */
  variant: VariantView | undefined;
};

/** The ways to buy a product: once, or by one of its subscriptions. */
export function PlanField({ plans, selected, legend, variant }: PlanFieldProps) {
  return (
    <fieldset className="option plans">
      <legend>{legend}</legend>
      <div className="radio-list">
        {plans.map(({ id, title, note }) => {
          const price = variant && (variant.planPrices[id]?.price ?? variant.price);
          return (
            <label key={id} className="radio-row">
              <input type="radio" name={PLAN} value={id} defaultChecked={id === selected} />
              <span className="radio-words">
                <span>{title}</span>
                {note && <span className="radio-note">{note.replace(PRICE, price ?? '')}</span>}
              </span>
              <span className="plan-price">{price}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
