import type { pay as English } from '../en/pay.ts';

export const pay: typeof English = {
  title: 'Zahlung',
  order: (number) => `Für die Bestellung ${number}`,
  usualTitle: (order) => `Zahlung für Bestellung ${order}`,
  amount: 'Betrag',
  until: (date) => `Sie können hier bis zum ${date} bezahlen.`,
  card: 'Mit Karte zahlen',
  pay: (amount) => `${amount} zahlen`,
  transfer: 'Überweisen',
  transferText: (amount, number) =>
    `Überweisen Sie ${amount} und geben Sie die Bestellnummer ${number} als Verwendungszweck an.`,
  noMethods: 'Hier kann zurzeit nicht bezahlt werden. Bitte wenden Sie sich an uns.',
  declined: 'Ihre Zahlung wurde abgelehnt, es wurde nichts belastet. Versuchen Sie es mit einer anderen Karte.',
  inProgress: 'Eine Zahlung läuft bereits. Bitte warten Sie einen Moment, bevor Sie es noch einmal versuchen.',
  failed: 'Die Zahlung war nicht möglich, es wurde nichts belastet. Bitte versuchen Sie es später noch einmal.',
  chooseCard: 'Wählen Sie eine Karte.',
  states: {
    PAID: { title: 'Vielen Dank für Ihre Zahlung', text: 'Wir haben sie erhalten. Sie können diese Seite schließen.' },
    EXPIRED: { title: 'Dieser Link ist abgelaufen', text: 'Bitte bitten Sie uns um einen neuen.' },
    VOIDED: {
      title: 'Diese Zahlung ist nicht mehr nötig',
      text: 'Wenn Sie Fragen haben, wenden Sie sich bitte an uns.',
    },
    SETTLED: { title: 'Es ist nichts mehr zu zahlen', text: 'Die Bestellung ist bezahlt oder storniert.' },
  },
  unknown: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Prüfen Sie, ob Sie die ganze Adresse haben, oder bitten Sie uns um eine neue.',
  },
};
