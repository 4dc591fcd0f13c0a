import { plural } from '../grammar.ts';

const after = (days: number) =>
  days === 0 ? 'on the same day' : plural(days, { one: 'the next day', other: '# days later' });

/** The areas that a shop delivers to by itself, among the settings of delivery. */
export const localDelivery = {
  title: 'Local delivery',
  add: 'Add area',
  addTitle: 'Add local delivery',
  edit: 'Edit local delivery',
  deleteText: 'Customers there will no longer be offered it. Orders that were placed keep it.',
  none: 'No local delivery',
  noneText: 'Bring orders to customers nearby yourself, at times that they choose, by postal code or distance.',
  nameText: 'Customers choose it by this name.',
  area: 'Area',
  areas: {
    postalCodes: 'By postal codes',
    postalCodesText: 'Customers whose postal code you name.',
    distance: 'By distance',
    distanceText: 'Customers up to a distance from your address.',
    region: 'The whole region',
    regionText: 'All customers in the regions above.',
    kept: 'As a program drew it',
    keptText: 'Towns, or an area on the map.',
    onMap: 'An area on the map',
  },
  upTo: {
    km: (distance: string, address: string) => `Up to ${distance} km from ${address}`,
    miles: (distance: string, address: string) => `Up to ${distance} miles from ${address}`,
  },
  postalCodes: 'Postal codes',
  postalCodesText: 'Press Enter after each, or paste them with commas. 10* is all that begin with 10.',
  address: 'Address in the middle',
  position: 'Position on the map',
  positionText: 'Latitude and longitude, as in 52.4895, 13.3936.',
  distanceKm: 'Distance (km)',
  distanceMiles: 'Distance (miles)',
  distanceText: 'As the crow flies, up to 50.',
  positionNeeded:
    'It is offered where a customer’s position is known, as custom front ends and apps send it. This shop’s checkout asks for an address without a position: for its customers, go by postal codes.',
  timeExample: 'By bicycle, within two days',
  isScheduled: 'Customers choose a day and time',
  isScheduledText: 'They are offered the times of the next two weeks.',
  handlingDays: 'Days to prepare an order',
  cutOff: 'Cut-off time',
  earliest: (days: number) => `Orders are brought ${after(days)} at the earliest.`,
  earliestBefore: (cutOff: string, days: number) =>
    `Orders placed before ${cutOff} are brought ${after(days)} at the earliest, others ${after(days + 1)}.`,
  week: {
    title: 'Days and times',
    from: (day: string, number: number) => `${day}, time ${number}: from`,
    to: (day: string, number: number) => `${day}, time ${number}: to`,
    remove: (number: number, day: string) => `Remove time ${number} of ${day}`,
    dayOff: 'Day off',
    useEverywhere: (day: string) => `Use the times of ${day} on all chosen days`,
    addOn: (day: string) => `Add a time on ${day}`,
    add: 'Time',
  },
  wrong: {
    address: 'Enter the address.',
    position: 'Enter two numbers such as 52.4895, 13.3936.',
    distance: (least: number, most: number) => `Enter a distance from ${least} to ${most}.`,
    handlingDays: (most: number) => `Enter a number from 0 to ${most}.`,
    noPostalCodes: 'Enter at least one postal code.',
    postalCode: (code: string) => `${code} is not a postal code; an asterisk can only stand at its end.`,
    noDays: 'Choose at least one day.',
    noTime: 'Enter a time.',
    end: 'Enter a later time.',
    start: 'It begins before the last one ends.',
  },
};
