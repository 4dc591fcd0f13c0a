import { MAX_QUANTITY } from '../lib/purchase-form.ts';

export function QuantityField({ id, quantity, label = 'Quantity' }: { id: string; quantity: number; label?: string }) {
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
        max={MAX_QUANTITY}
        step={1}
        defaultValue={quantity}
        required
      />
    </div>
  );
}
