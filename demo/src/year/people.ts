import type { Random } from '../random.ts';

export type DemoBuyer = {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  city: string;
  postalCode: string;
  addressLine: string;
};

type Place = Pick<DemoBuyer, 'country' | 'city' | 'postalCode'> & { street: string };

/** Where buyers live: a third of them in the shop's own country. Each place comes with the names that are at home there. */
const places: readonly (Place & { first: string; last: string })[] = [
  { country: 'DE', city: 'Berlin', postalCode: '10119', street: 'Torstr.', first: 'Jule Anton', last: 'Krüger Yıldız' },
  { country: 'DE', city: 'Hamburg', postalCode: '20357', street: 'Marktstr.', first: 'Swantje Ole', last: 'Petersen' },
  { country: 'DE', city: 'München', postalCode: '80469', street: 'Reichenbachstr.', first: 'Veronika', last: 'Huber' },
  { country: 'DE', city: 'Leipzig', postalCode: '04229', street: 'Zschochersche Str.', first: 'Milan', last: 'Noack' },
  {
    country: 'DE',
    city: 'Köln',
    postalCode: '50823',
    street: 'Venloer Str.',
    first: 'Marie Deniz',
    last: 'Schmitz Aydın',
  },
  { country: 'AT', city: 'Wien', postalCode: '1070', street: 'Neubaugasse', first: 'Theresa Elias', last: 'Gruber' },
  {
    country: 'FR',
    city: 'Lyon',
    postalCode: '69001',
    street: 'Rue des Capucins',
    first: 'Camille Hugo',
    last: 'Moreau',
  },
  { country: 'IT', city: 'Bologna', postalCode: '40125', street: 'Via Santo Stefano', first: 'Chiara', last: 'Ricci' },
  {
    country: 'ES',
    city: 'Valencia',
    postalCode: '46006',
    street: 'Carrer de Sueca',
    first: 'Lucía Pau',
    last: 'Ferrer',
  },
  { country: 'PL', city: 'Kraków', postalCode: '31-056', street: 'ul. Józefa', first: 'Zofia Jan', last: 'Nowak' },
  {
    country: 'NL',
    city: 'Utrecht',
    postalCode: '3512 JE',
    street: 'Voorstraat',
    first: 'Fenna Bram',
    last: 'de Vries',
  },
  {
    country: 'SE',
    city: 'Göteborg',
    postalCode: '413 04',
    street: 'Linnégatan',
    first: 'Maja Axel',
    last: 'Lindqvist',
  },
  {
    country: 'PT',
    city: 'Porto',
    postalCode: '4050-292',
    street: 'Rua das Flores',
    first: 'Inês Tiago',
    last: 'Carvalho',
  },
  {
    country: 'GB',
    city: 'Bristol',
    postalCode: 'BS1 5UH',
    street: 'Park Street',
    first: 'Imogen Kwame',
    last: 'Hughes Mensah',
  },
  {
    country: 'US',
    city: 'Portland',
    postalCode: '97209',
    street: 'NW Glisan Street',
    first: 'Grace Mateo',
    last: 'Nguyen Reyes',
  },
  { country: 'JP', city: '京都市', postalCode: '604-8005', street: '河原町通', first: '美咲 陽太', last: '田中 佐藤' },
];

/** A person who may buy again and again; `number` keeps addresses apart. */
export function drawBuyer(random: Random, number: number): DemoBuyer {
  const { street, first, last, ...place } = random.pick(places);
  const [firstName, lastName] = [
    random.pick(first.split(' ')),
    last === 'de Vries' ? last : random.pick(last.split(' ')),
  ];
  return {
    ...place,
    firstName,
    lastName,
    email: `buyer${number}@customers.example`,
    addressLine: place.country === 'JP' ? `${street} ${random.integer(1, 40)}` : `${street} ${random.integer(1, 120)}`,
  };
}
