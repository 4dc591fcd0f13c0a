import type { reviews as English } from '../en/reviews.ts';
import { number, plural } from './grammar.ts';

const reviewsOf = (count: number): string => plural(count, { one: '# Bewertung', other: '# Bewertungen' });

export const reviews: typeof English = {
  title: 'Bewertungen',
  average: (average) => number(average),
  basedOn: (count) => `Aus ${reviewsOf(count)}`,
  distribution: 'Bewertungen nach Sternen',
  stars: (count) => plural(count, { one: '# Stern', other: '# Sterne' }),
  withPhotos: (count) => `Mit Fotos (${number(count)})`,
  onlyWithPhotos: 'Mit Fotos',
  onlyVerified: 'Bestätigte Käufe',
  count: reviewsOf,
  countOnPage: (first, last, total) => `${number(first)}–${number(last)} von ${reviewsOf(total)}`,
  sortings: {
    relevant: 'Relevanteste zuerst',
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    highest: 'Beste zuerst',
    lowest: 'Schlechteste zuerst',
    helpful: 'Hilfreichste zuerst',
  },
  noneMatch: 'Keine Bewertung entspricht diesen Filtern.',
  showAll: 'Alle Bewertungen anzeigen',
  pages: 'Seiten mit Bewertungen',
  write: 'Bewertung schreiben',
  empty: 'Es gibt noch keine Bewertungen.',
  invite: (product) => `Sagen Sie als Erste oder Erster, was Sie von ${product} halten.`,
  verified: 'Bestätigter Kauf',
  somebody: 'Kundin oder Kunde',
  reply: (shop) => `Antwort von ${shop}`,
  photos: 'Fotos zu dieser Bewertung',
  photo: (position) => `Foto ${number(position)} zu dieser Bewertung`,
  enlargePhoto: (position) => `Foto ${number(position)} vergrößern`,
  helpfulQuestion: 'War diese Bewertung hilfreich?',
  helpful: 'Hilfreich',
  unhelpful: 'Nicht hilfreich',
  voteSaved: 'Danke für Ihre Stimme.',
  voteRemoved: 'Ihre Stimme wurde zurückgenommen.',
  voteFailed: 'Ihre Stimme konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.',
  own: 'Ihre Bewertung',
  edit: 'Ihre Bewertung bearbeiten',
  states: {
    APPROVED: 'Veröffentlicht',
    IN_MODERATION: 'Wird noch geprüft',
    SUBMITTED: 'Wird noch geprüft',
    REJECTED: 'Nicht veröffentlicht',
  },
  thanks: {
    APPROVED: 'Vielen Dank. Ihre Bewertung ist veröffentlicht.',
    IN_MODERATION: 'Vielen Dank für Ihre Bewertung. Wir veröffentlichen sie, sobald wir sie geprüft haben.',
    SUBMITTED: 'Vielen Dank für Ihre Bewertung. Wir veröffentlichen sie, sobald wir sie geprüft haben.',
    REJECTED:
      'Vielen Dank für Ihre Bewertung. Sie entspricht nicht unseren Regeln, deshalb haben wir sie nicht veröffentlicht.',
  },
  deleted: 'Ihre Bewertung wurde gelöscht.',
};
