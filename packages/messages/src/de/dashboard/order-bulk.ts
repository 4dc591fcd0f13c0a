import type { orderBulk as English } from '../../en/dashboard/order-bulk.ts';
import { all, plural } from '../grammar.ts';

export const orderBulk: typeof English = {
  fulfil: {
    button: 'Versenden',
    title: 'Bestellungen versenden',
    text: (count) =>
      plural(count, {
        one: 'Alle noch offenen Artikel aus # Bestellung werden ohne Sendungsnummer als versendet oder abgeholt markiert. Die Sendungsnummer können Sie später in der Bestellung nachtragen.',
        other:
          'Alle noch offenen Artikel aus # Bestellungen werden ohne Sendungsnummer als versendet oder abgeholt markiert. Sendungsnummern können Sie später in den Bestellungen nachtragen.',
      }),
    mail: 'E-Mails an die Kunden senden',
    mailText: (count) =>
      plural(count, {
        one: 'Für # Bestellung; bei Abholung wird keine gesendet',
        other: 'Für # Bestellungen; bei Abholung wird keine gesendet',
      }),
    confirm: (count) => plural(count, { one: '# Bestellung versenden', other: '# Bestellungen versenden' }),
  },
  pay: {
    button: 'Als bezahlt markieren',
    title: (count) =>
      plural(count, { one: '# Bestellung als bezahlt markieren?', other: '# Bestellungen als bezahlt markieren?' }),
    text: (amounts) =>
      `Damit bestätigen Sie, dass Sie ${all(amounts)} außerhalb dieser Website erhalten haben. Es wird keine Karte belastet. Rückgängig machen lässt sich das nicht, Zahlungen können aber erstattet werden.`,
    confirm: (count) =>
      plural(count, { one: '# Bestellung als bezahlt markieren', other: '# Bestellungen als bezahlt markieren' }),
  },
  tag: {
    button: 'Schlagwörter',
    title: 'Schlagwörter ändern',
    none: 'Wählen Sie mindestens ein Schlagwort aus, das hinzugefügt oder entfernt werden soll.',
    noRoom: 'Auf dieser Website sind keine weiteren Schlagwörter möglich. Verwenden Sie ein vorhandenes.',
    add: 'Private Schlagwörter hinzufügen',
    addText: 'Eingeben und Enter drücken. Nur Ihr Team und dessen Apps sehen sie.',
    remove: 'Schlagwörter entfernen',
    removeText: 'Aus den Schlagwörtern der ausgewählten Bestellungen.',
  },
  unarchive: 'Aus dem Archiv holen',
  outcomes: {
    archived: {
      done: (count) =>
        plural(count, { one: '# Bestellung wurde archiviert', other: '# Bestellungen wurden archiviert' }),
      failed: (count) =>
        plural(count, { one: '# Bestellung wurde nicht archiviert', other: '# Bestellungen wurden nicht archiviert' }),
    },
    unarchived: {
      done: (count) =>
        plural(count, {
          one: '# Bestellung wurde aus dem Archiv geholt',
          other: '# Bestellungen wurden aus dem Archiv geholt',
        }),
      failed: (count) =>
        plural(count, {
          one: '# Bestellung wurde nicht aus dem Archiv geholt',
          other: '# Bestellungen wurden nicht aus dem Archiv geholt',
        }),
    },
    fulfilled: {
      done: (count) => plural(count, { one: '# Bestellung wurde versendet', other: '# Bestellungen wurden versendet' }),
      failed: (count) =>
        plural(count, { one: '# Bestellung wurde nicht versendet', other: '# Bestellungen wurden nicht versendet' }),
    },
    paid: {
      done: (count) =>
        plural(count, {
          one: '# Bestellung wurde als bezahlt markiert',
          other: '# Bestellungen wurden als bezahlt markiert',
        }),
      failed: (count) =>
        plural(count, {
          one: '# Bestellung wurde nicht als bezahlt markiert',
          other: '# Bestellungen wurden nicht als bezahlt markiert',
        }),
    },
    changed: {
      done: (count) => plural(count, { one: '# Bestellung wurde geändert', other: '# Bestellungen wurden geändert' }),
      failed: (count) =>
        plural(count, { one: '# Bestellung wurde nicht geändert', other: '# Bestellungen wurden nicht geändert' }),
    },
    changedBack: {
      done: (count) =>
        plural(count, { one: '# Bestellung wurde zurückgesetzt', other: '# Bestellungen wurden zurückgesetzt' }),
      failed: (count) =>
        plural(count, {
          one: '# Bestellung wurde nicht zurückgesetzt',
          other: '# Bestellungen wurden nicht zurückgesetzt',
        }),
    },
  },
  unchanged: 'Unverändert blieben:',
  close: 'Schließen',
};
