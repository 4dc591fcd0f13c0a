import { MAX_QUANTITY } from '../product/purchase-form.ts';

type QuantityFieldProps = { id: string; quantity: number; label: string; most?: number };

export function QuantityField({ id, quantity, label, most = MAX_QUANTITY }: QuantityFieldProps) {
  return (
    <div className="quantity-field">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        defaultValue={quantity}
        required
      />
    </div>
  );
}
