import type { invitation as English } from '../en/invitation.ts';
import { plural } from './grammar.ts';

export const invitation: typeof English = {
  title: 'Ihre Bewertungen',
  heading: (name) => (name ? `Wie gefällt es Ihnen, ${name}?` : 'Wie gefällt es Ihnen?'),
  intro: 'Ihre Bewertungen helfen anderen bei der Auswahl. Sie müssen sich nicht anmelden.',
  rating: 'Ihre Sterne',
  stars: (count) => plural(count, { one: '# Stern', other: '# Sterne' }),
  text: 'Ihre Bewertung',
  photos: 'Fotos',
  photosHint: 'Bis zu 5 Bilder, zusammen höchstens 25 MB',
  name: 'Ihr Name',
  nameHint: 'Erscheint bei Ihrer Bewertung',
  send: 'Bewertung abschicken',
  written: {
    APPROVED: 'Vielen Dank. Ihre Bewertung ist veröffentlicht.',
    IN_MODERATION: 'Vielen Dank. Ihre Bewertung erscheint, sobald wir sie gelesen haben.',
    SUBMITTED: 'Vielen Dank. Ihre Bewertung erscheint, sobald wir sie gelesen haben.',
    REJECTED: 'Vielen Dank. Wir haben Ihre Bewertung erhalten.',
  },
  seeProduct: (product) => `${product} ansehen`,
  problems: {
    rating: 'Wählen Sie aus, wie viele Sterne Sie vergeben.',
    photos: 'Eines der Bilder lässt sich nicht verwenden. Wählen Sie bis zu 5 Bilder mit je höchstens 15 MB aus.',
    text: 'Ihre Bewertung ist zu lang. Sie darf höchstens 3.000 Zeichen haben.',
    tooMany: 'Das waren zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    other: 'Ihre Bewertung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  unknown: {
    title: 'Dieser Link führt ins Leere',
    text: 'Vielleicht ist er unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail.',
  },
  unsubscribe: {
    link: 'Keine weiteren Bitten um Bewertungen',
    title: 'Keine Bitten um Bewertungen mehr?',
    text: 'Sie erhalten dann keine Bitten um Bewertungen und keine Erinnerungen an offene Einkäufe mehr. E-Mails zu Ihren Bestellungen erhalten Sie weiterhin.',
    button: 'Nicht mehr fragen',
    done: 'Wir bitten Sie nicht mehr um Bewertungen.',
  },
};
