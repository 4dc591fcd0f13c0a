// For tests: texts that are the same in English and in another language.

import type { Language } from '../src/languages.ts';

const EVERYWHERE = ['PayPal', '100%', '4.8'];

const others: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: [
    ...['(optional)', 'Apple Maps', 'Apps', 'Audio', 'Banner', 'Barcode', 'Blog', 'Captcha', 'Code', 'Computer'],
    ...['Countdown', 'Digital', 'Domain', 'Domains', 'Downloads', 'Eircode', 'Esc', 'Extras', 'Format'],
    ...['Google Maps', 'HTML', 'Import', 'Kings County', 'Link', 'Live', 'Logo', 'Logos', 'Medium', 'Name'],
    ...['name@example.com', 'Newsletter', 'Oblast', 'OpenStreetMap', 'Optional', 'Passkey', 'Passkeys'],
    ...['Person', 'Position', 'Problem', 'Region', 'Salon', 'Shop', 'Signal', 'Standard', 'Status', 'Tablet'],
    ...['Tablets', 'Team', 'Text', 'Uploads', 'USD', 'Video', 'Videos', 'Website'],
    ...['GIF', 'Label', 'Labels', 'Layout', 'Moderation', 'https://'],
    ...['(optional)', 'Apple Maps', 'Apps', 'Audio', 'Banner', 'Blog', 'Captcha', 'Code'],
    ...['Countdown', 'Digital', 'Domain', 'Domains', 'Downloads', 'Eircode', 'Esc', 'Extras'],
    ...['Format', 'Google Maps', 'HTML', 'Import', 'Kings County', 'Link', 'Live', 'Logo'],
    ...['Logos', 'Name', 'name@example.com', 'Newsletter', 'Oblast', 'OpenStreetMap', 'Optional', 'Passkey'],
    ...['Passkeys', 'Person', 'Position', 'Problem', 'Region', 'Salon', 'Shop', 'Signal'],
    ...['Standard', 'Status', 'Tablet', 'Tablets', 'Team', 'Text', 'Uploads', 'USD'],
    ...['Video', 'Videos'],
  ],
  es: ['Blog', 'Eircode', 'Subtotal', 'Total'],
  fr: [
    ...['Blog', 'Cappuccino', 'Code', 'Contact', 'Croissant', 'Date', 'District', 'Eircode', 'Excellent', 'Menu'],
    ...[
      'Message',
      'minutes',
      'Newsletter',
      'Oblast',
      'Page',
      'Photo 1',
      'Photos',
      'Province',
      'six',
      'Suggestions',
      'Table',
    ],
    'Total',
  ],
  he: ['1,200', '10:00–18:00', '10:00–14:00', '9:00–18:00'],
  ja: [],
};

export const isSameAsEnglish = (language: Language, text: string): boolean =>
  EVERYWHERE.includes(text) || others[language].includes(text);
