import type { MouseEvent } from 'react';
import { CodeField } from '../codes/code-field.tsx';
import type { CartView } from './cart-view.ts';

/** A rejected coupon code, and the code of the error. */
export type CouponAttempt = { typed: string; error: string | null };
export const untried: CouponAttempt = { typed: '', error: null };

type CouponFieldProps = {
  cart: Pick<CartView, 'coupon'>;
  coupon: CouponAttempt;
  /** Whether the site takes coupons. */
  takesCoupons: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The coupon of a cart that has one or may get one: gift cards pay at the checkout. */
export function CouponField({ cart, coupon: { typed, error }, takesCoupons, onPress }: CouponFieldProps) {
  return (
    <CodeField
      kinds={takesCoupons ? ['coupon'] : []}
      applied={cart}
      typed={typed}
      problem={error ? { code: typed, kind: 'coupon', error } : null}
      onPress={onPress}
    />
  );
}
