import type { entries as English } from '../en/entries.ts';
import { number, plural } from './grammar.ts';

export const entries: typeof English = {
  send: 'Absenden',
  choose: 'Bitte wählen',
  thanks: 'Vielen Dank. Ihre Nachricht ist bei uns angekommen.',
  closed: 'Dieses Formular ist geschlossen.',
  trap: 'Bitte lassen Sie dieses Feld leer',
  stars: (count) => plural(count, { one: '# Stern', other: '# Sterne' }),
  gone: 'Dieses Formular gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  preview: 'Das ist eine Vorschau: Formulare lassen sich absenden, sobald die Seite veröffentlicht ist.',
  proof: 'Bitte senden Sie das Formular noch einmal ab, damit wir prüfen können, dass Sie kein Roboter sind.',
  errors: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    agree: 'Bitte setzen Sie hier ein Häkchen.',
    choose: 'Bitte treffen Sie eine Auswahl.',
    tooLong: (most) => `Geben Sie höchstens ${number(most)} Zeichen ein.`,
    tooShort: (least) => `Geben Sie mindestens ${number(least)} Zeichen ein.`,
    tooLarge: (most) => `Geben Sie eine Zahl bis ${number(most)} ein.`,
    tooSmall: (least) => `Geben Sie eine Zahl ab ${number(least)} ein.`,
    wrongStep: (step) => `Geben Sie ein Vielfaches von ${number(step)} ein.`,
    tooMany: (most) =>
      plural(most, { one: 'Wählen Sie höchstens # Option.', other: 'Wählen Sie höchstens # Optionen.' }),
    tooFew: (least) =>
      plural(least, { one: 'Wählen Sie mindestens # Option.', other: 'Wählen Sie mindestens # Optionen.' }),
    email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    phone: 'Geben Sie eine Telefonnummer wie +49 30 123456 ein.',
    date: 'Geben Sie ein Datum ein.',
    time: 'Geben Sie eine Uhrzeit wie 14:30 ein.',
    url: 'Geben Sie eine Webadresse wie https://example.com ein.',
    number: 'Geben Sie eine Zahl ein.',
    other: 'Bitte prüfen Sie dieses Feld.',
  },
};
