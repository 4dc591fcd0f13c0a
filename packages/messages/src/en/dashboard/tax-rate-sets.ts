import { plural } from '../grammar.ts';

/** Ready-made rates of tax, and what they would change. */
export const taxRateSets = {
  title: 'Ready-made rates',
  where: 'Where',
  sets: {
    eu: 'European Union',
    gb: 'United Kingdom',
    ca: 'Canada',
    us: 'United States',
  },
  text: 'The usual rates, with the day on which they were true and their source. You’ll see what would change before anything does.',
  asOf: (date: string, source: string) =>
    `True on ${date}, according to [${source}]. These are the general rates: goods such as books or food may have others. Check them before you sell.`,
  which: 'Which rates',
  each: 'Each country’s own',
  eachText: 'Needed once you sell more than 10,000 EUR a year to other countries of the union.',
  own: 'Those of your country everywhere',
  ownText: 'For smaller businesses.',
  ownCountry: 'Your country',
  oftenIncluded: 'Prices there usually include tax, and yours don’t. You can change that under “Your prices”.',
  oftenAdded:
    'Prices there usually have the tax added at the checkout, and yours include it. You can change that under “Your prices”.',
  choosePlace: 'Choose at least one place.',
  summary: (added: number, changed: number, same: number) =>
    `${[added > 0 && plural(added, { one: '# place is added', other: '# places are added' }), changed > 0 && plural(changed, { one: '# changes', other: '# change' }), same > 0 && plural(same, { one: '# stays as it is', other: '# stay as they are' })].filter(Boolean).join(', ')}.`,
  saved: (places: number) =>
    plural(places, { one: 'The rates of # place were saved', other: 'The rates of # places were saved' }),
  use: 'Use these rates',
  changes: 'What would change',
  allPlaces: 'All places',
  same: 'Stays as it is',
  unchanged: (rate: string) => `${rate}, no change`,
};
