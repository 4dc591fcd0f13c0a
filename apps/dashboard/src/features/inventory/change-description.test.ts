import { expect, test } from 'vitest';
import { describeChange, signed } from './change-description.ts';

test('the author of a change is named', () => {
  const staff = { type: 'STAFF', id: 's1', name: 'Ada' } as const;
  expect(describeChange({ reason: 'MANUAL', actor: staff }, 's1')).toBe('Changed by you');
  expect(describeChange({ reason: 'MANUAL', actor: staff }, 's2')).toBe('Changed by Ada');
  expect(describeChange({ reason: 'ORDER', orderId: 'o1' }, 's1')).toBe('Taken by');
  expect(describeChange({ reason: 'MANUAL' }, 's1')).toBe('Changed');
});

test('numbers show their sign', () => {
  expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0']);
});
