import type { checkout as English } from '../en/checkout.ts';

export const checkout: typeof English = {
  checkout: 'Kasse',
  contact: 'Kontaktdaten',
  haveAccount: 'Haben Sie schon ein Konto?',
  logIn: 'Anmelden',
  email: 'E-Mail',
  phone: 'Telefon',
  deliveryAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  yourDetails: 'Ihre Angaben',
  sameAsDetails: 'Entspricht Ihren Angaben',
  sameAsDelivery: 'Entspricht der Lieferadresse',
  otherAddress: 'Abweichende Rechnungsadresse',
  delivery: 'Versand',
  updateDelivery: 'Versand und Summe aktualisieren',
  countryFirst: 'Wählen Sie ein Land, um die Versandarten zu sehen.',
  noDelivery: 'An diese Adresse liefern wir leider noch nicht.',
  chooseCountry: 'Land wählen',
  payment: 'Zahlung',
  paymentMethods: {
    card: { title: 'Karte', description: 'Sicher mit Karte bezahlen.' },
    offline: { title: 'Rechnung', description: 'Sie erhalten mit Ihrer Bestellung eine Rechnung.' },
  },
  testCard: 'Testmodus: Es wird nichts abgebucht.',
  testCards: {
    'sandbox-4242424242424242': 'Zahlung erfolgreich',
    'sandbox-4000000000000002': 'Karte abgelehnt',
    'sandbox-4000000000009995': 'Karte nicht gedeckt',
    'sandbox-4000002760003184': 'Bestätigung durch die Bank nötig (3-D Secure)',
  },
  noPayments: 'In diesem Shop sind zurzeit keine Zahlungen möglich.',
  yourOrder: 'Ihre Bestellung',
  nothingToPay: 'Es ist nichts mehr zu zahlen.',
  showOrder: 'Bestellübersicht',
  pay: (total) => `Zahlungspflichtig bestellen (${total})`,
  placeOrderFor: (total) => `Zahlungspflichtig bestellen (${total})`,
  placeOrder: 'Bestellen',
  updating: 'Die Summe wird aktualisiert',
  updateFailed: 'Die Summe konnte nicht aktualisiert werden. Sie wird vor der Zahlung noch einmal geprüft.',
  errors: {
    email: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    phoneTooLong: 'Diese Telefonnummer ist zu lang.',
    payment: 'Wählen Sie eine Zahlungsart.',
    card: 'Wählen Sie eine Karte.',
    noDelivery: 'An diese Adresse liefern wir leider nicht.',
    shipping: 'Wählen Sie eine Versandart.',
  },
  declined:
    'Ihre Zahlung wurde abgelehnt, und es wurde nichts abgebucht. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  totalChanged: (total) => `Die Gesamtsumme beträgt jetzt ${total}. Bitte prüfen Sie Ihre Bestellung und zahlen Sie.`,
  refused: {
    soldOut:
      'Etwas aus Ihrer Bestellung ist gerade ausverkauft. Ändern Sie Ihren Warenkorb, um fortzufahren. Es wurde nichts abgebucht.',
    tooExpensive:
      'Ein Artikel ist in dieser Menge zu teuer für eine Bestellung. Verringern Sie die Menge im Warenkorb. Es wurde nichts abgebucht.',
    pricesChanged: (total) =>
      `Die Preise haben sich geändert: Die Gesamtsumme beträgt jetzt ${total}. Bitte prüfen Sie Ihre Bestellung und zahlen Sie erneut.`,
    paymentInProgress:
      'Eine Zahlung für diese Bestellung läuft bereits. Bitte warten Sie einen Moment, bevor Sie es erneut versuchen.',
    methodUnavailable: 'Diese Zahlungsart ist zurzeit nicht verfügbar. Bitte wählen Sie eine andere.',
    other: 'Ihre Bestellung konnte nicht aufgegeben werden. Bitte prüfen Sie sie. Es wurde nichts abgebucht.',
  },
  completed: {
    title: 'Bestellung aufgegeben',
    text: 'Diese Bestellung wurde bereits aufgegeben. Sie müssen nichts weiter tun.',
  },
  confirmPayment: {
    title: 'Zahlung bestätigen',
    bank: 'Testbank',
    question: (total, shop) => `Möchten Sie eine Zahlung von ${total} an ${shop} freigeben?`,
    approve: 'Freigeben',
    decline: 'Ablehnen',
  },
};
