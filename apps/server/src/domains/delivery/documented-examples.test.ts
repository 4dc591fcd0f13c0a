import { readFileSync } from 'node:fs';
import { parseAmount, toDecimal } from '@stoa/money';
import { expect, test } from 'vitest';
import { lowestRate, type Rate, type RateCondition } from './rates/matching-rate.ts';

const document = readFileSync(new URL('../../../../../docs/delivery.md', import.meta.url), 'utf8');
const examples = [...document.matchAll(/^\| ([\d.][^|]*) \| ([^|]*\bunits?\b[^|]*) \| ([^|]*) \|$/gm)].map(
  ([, rates = '', items = '', price = '']): [string, string, string] => [rates, items, price],
);

test('the document has examples', () => expect(examples.length).toBeGreaterThan(5));

test.each(examples)('%s: %s cost %s', (rates, items, price) => {
  const [quantity, total = '', weight] = items.split(', ').map((part) => part.replace(/ (units?|kg)$/, ''));
  const measures = {
    quantity: Number(quantity),
    weight: Number(weight),
    price: parseAmount(total, 'EUR') ?? Number.NaN,
  };
  const found = lowestRate(rates.split('; ').map(readRate), measures, 'EUR');
  expect(found === null ? 'not offered' : toDecimal(found, 'EUR')).toBe(price);
});

function readRate(text: string): Rate {
  const [amount = '', conditions] = text.split(' if ');
  return {
    amount: amount.replace(' per unit', ''),
    multiplyByQuantity: amount.endsWith(' per unit'),
    conditions: conditions?.split(' and ').map(readCondition) ?? [],
  };
}

const types = { price: 'BY_TOTAL_PRICE', weight: 'BY_TOTAL_WEIGHT', quantity: 'BY_TOTAL_QUANTITY' } as const;
const operators = { '>=': 'GTE', '>': 'GT', '<=': 'LTE', '<': 'LT', '=': 'EQ' } as const;

function readCondition(text: string): RateCondition {
  const [measured = '', operator = '', value = ''] = text.split(' ');
  return {
    type: types[measured as keyof typeof types],
    operator: operators[operator as keyof typeof operators],
    value,
  };
}
