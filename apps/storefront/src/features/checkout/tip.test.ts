import { expect, test } from 'vitest';
import { readTipOffer, saveTip, tipFields, tipOf } from './tip.ts';

test('a typed amount may have a comma; anything else is no amount', () => {
  const typed = (tipAmount: string) => tipOf({ tip: 'CUSTOM', tipAmount });
  expect(typed('2,50')).toEqual({ tipType: 'CUSTOM', value: '2.50' });
  expect(typed('0')).toBeNull();
  for (const wrong of ['', 'two', '-1', '1e3', '1.2345']) expect(typed(wrong)).toBeUndefined();
});

test('a choice is shown as it was made', () => {
  for (const choice of [
    { tipType: 'PERCENTAGE' as const, value: '12.5' },
    { tipType: 'CUSTOM' as const, value: '3' },
  ])
    expect(tipOf(tipFields(choice))).toEqual(choice);
  const offer = readTipOffer({ tipType: 'PERCENTAGE', presets: [10], allowCustomAmount: false });
  expect(offer).toEqual({ presets: [{ value: 'PERCENTAGE:10', percentage: 10, amount: '10' }], hasOwnAmount: false });
  expect(offer?.presets[0]?.value).toBe(tipFields({ tipType: 'PERCENTAGE', value: '10.00' }).tip);
});

test('only another tip is saved, and none takes it back', async () => {
  const calls: unknown[] = [];
  const tips = { updateTipChoice: async (call: unknown) => void calls.push(call) };
  const save = (from: string, to: string) =>
    saveTip(tips as never, 'c1', { tip: to, tipAmount: '' }, { tip: from, tipAmount: '' });
  await save('', '');
  await save('PERCENTAGE:10', 'PERCENTAGE:10');
  expect(calls).toEqual([]);
  await save('', 'PERCENTAGE:10');
  await save('PERCENTAGE:10', '');
  expect(calls).toEqual([
    { purchaseFlowId: 'c1', tipChoice: { tipType: 'PERCENTAGE', value: '10' } },
    { purchaseFlowId: 'c1', tipChoice: { tipType: 'CUSTOM', value: '0' } },
  ]);
});
