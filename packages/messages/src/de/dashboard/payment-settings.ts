import type { paymentSettings as English } from '../../en/dashboard/payment-settings.ts';

export const paymentSettings: typeof English = {
  methods: {
    title: 'Zahlungsarten',
    none: 'Ohne Zahlungsart sind nur kostenlose Bestellungen möglich.',
    cards: 'Karten',
    cardsText: 'Über den Anbieter, der unten verbunden ist.',
    payPal: 'PayPal',
    payPalText: 'Wird angeboten, sobald unten ein Konto verbunden ist.',
    invoice: 'Rechnung',
    invoiceText: 'Kunden zahlen später, per Überweisung oder persönlich.',
  },
  title: 'Zahlungsanbieter',
  text: 'Kunden bezahlen auf der Seite des Anbieters und kehren in Ihren Shop zurück. Kartennummern gelangen nie dorthin.',
  none: 'Noch kein Zahlungsanbieter',
  noneText: 'Verbinden Sie Stripe oder PayPal, um echte Zahlungen anzunehmen. Bis dahin nimmt die Kasse Testkarten an.',
  connect: 'Verbinden',
  connectTo: (provider) => `${provider} verbinden`,
  connected: (provider) => `${provider} ist verbunden`,
  about: {
    stripe: 'Karten, Apple Pay und Google Pay',
    payPal: 'PayPal-Konten',
    sandbox: 'Nimmt nur Testkarten an. Keine Karte wird belastet.',
  },
  live: 'Live',
  test: 'Testmodus',
  disconnected: 'Getrennt',
  notNotified: (address) =>
    `Der Anbieter kann keine Benachrichtigungen an [${address}] senden. Zahlungen werden stattdessen jede Minute abgefragt, aber Erstattungen beim Anbieter erscheinen hier unter Umständen erst nach Tagen. Verbinden Sie das Konto erneut, sobald der Server eine öffentliche Adresse hat.`,
  disconnect: 'Trennen',
  disconnectFrom: (title) => `${title} trennen`,
  disconnectTitle: (title) => `${title} trennen?`,
  disconnectText: {
    cards:
      'Die Kasse bietet keine Karten mehr an. Bisherige Zahlungen können weiterhin eingezogen und erstattet werden.',
    payPal:
      'Die Kasse bietet kein PayPal mehr an. Bisherige Zahlungen können weiterhin eingezogen und erstattet werden.',
  },
  wasDisconnected: (title) => `${title} wurde getrennt`,
  testCards: {
    title: 'Testkarten',
    take: 'Testkarten annehmen',
    takeTitle: 'Testkarten annehmen?',
    takeText:
      'Die Kasse nimmt dann nur Testkarten an, und keine Karte wird belastet. Bestellungen werden trotzdem als bezahlt markiert.',
    taken: 'Die Kasse nimmt jetzt Testkarten an',
  },
  stripe: {
    text: 'Den Schlüssel finden Sie im Dashboard von Stripe unter Developers, API keys. Mit einem Testschlüssel wird keine Karte belastet.',
    key: 'Geheimer Schlüssel',
    keyText: 'Beginnt mit sk_ oder rk_',
    showKey: 'Schlüssel anzeigen',
    missingKey: 'Geben Sie den geheimen Schlüssel ein.',
  },
  payPal: {
    text: 'Erstellen Sie im Entwickler-Dashboard von PayPal unter Apps & Credentials eine App, und kopieren Sie ihre Client-ID und ihr Geheimnis.',
    clientId: 'Client-ID',
    missingClientId: 'Geben Sie die Client-ID ein.',
    secret: 'Geheimnis',
    showSecret: 'Geheimnis anzeigen',
    missingSecret: 'Geben Sie das Geheimnis ein.',
    isLive: 'Dies ist eine Live-App',
    isLiveText: 'Apps der PayPal-Sandbox bewegen kein Geld.',
  },
};
