import { MOST_PER_LINE } from '@stoa/pricing';
import { type CarrierProblemCode, type CarrierRate, CarrierRefused } from './carrier.ts';
import type { Charge } from './delivery-option.ts';
import { minorUnits } from './matching-rate.ts';
import type { AnyCarrier } from './own-carriers.ts';
import type { OwnQuestion } from './own-question.ts';
import type { Region } from './regions.ts';

/** How long a carrier may take. */
const PATIENCE_MS = 3000;

type CarrierError = { code: CarrierProblemCode; description: string };
type Asked = { rates: (CarrierRate & { charges: Charge[] })[]; error: CarrierError | null };
type CarrierSettings = NonNullable<Region['deliveryCarriers']>[number];

/**
 * A carrier's prices with its additional charges. Where it has none, its backup rate counts; without one, a carrier that
 * fails, takes too long or answers what cannot be charged has an error, and nothing else stops.
 */
export async function askCarrier(
  carrier: AnyCarrier,
  { backupRate, additionalCharges = [] }: CarrierSettings,
  question: OwnQuestion,
  patience: number = PATIENCE_MS,
): Promise<Asked> {
  const { currency, regionId } = question;
  const charges = additionalCharges.map(({ description, amount = '0' }) => ({
    details: description ?? null,
    amount: minorUnits(amount, currency),
  }));
  const answer = await within(patience, async () => carrier.rates(question));
  const found = answer.rates ?? [];
  const backup: CarrierRate[] =
    found.length === 0 && backupRate?.active && backupRate.amount
      ? [
          {
            code: `backup/${regionId}`,
            title: backupRate.title ?? carrier.displayName,
            price: minorUnits(backupRate.amount, currency),
            ...{ deliveryTime: null, instructions: null, pickup: null, slot: null },
          },
        ]
      : found;
  return {
    rates: backup.map((rate) => {
      const all = [...(rate.charges ?? []), ...charges];
      return { ...rate, charges: all, price: charges.reduce((total, { amount }) => total + amount, rate.price) };
    }),
    error: backup.length === 0 ? answer.error : null,
  };
}

/** Whether an answer, which may come from anybody, can be shown and charged. */
const isChargeable = (rates: unknown): boolean =>
  Array.isArray(rates) &&
  rates.every(
    (rate: Partial<CarrierRate> | null) =>
      typeof rate?.code === 'string' &&
      rate.code !== '' &&
      typeof rate.title === 'string' &&
      [rate.price, ...(rate.charges ?? []).map(({ amount }) => amount)].every(isAmount),
  );

const isAmount = (amount: unknown): boolean =>
  Number.isSafeInteger(amount) && Number(amount) >= 0 && Number(amount) <= MOST_PER_LINE;

type Answer = { rates: CarrierRate[] | null; error: CarrierError | null };

const failed = (description: string): Answer => ({ rates: null, error: { code: 'GENERIC_ERROR', description } });

function failureOf(error: unknown): Answer {
  if (error instanceof CarrierRefused) return { rates: null, error: { code: error.code, description: error.message } };
  return failed(error instanceof Error ? error.message : String(error));
}

/** What is answered in time, and can be shown and charged; otherwise, what is wrong with it. */
export async function within(patience: number, ask: () => Promise<CarrierRate[]>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(failed('took too long to answer')), patience);
  });
  const answer = ask().then(
    (rates): Answer => (isChargeable(rates) ? { rates, error: null } : failed('gave prices that make no sense')),
    failureOf,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
