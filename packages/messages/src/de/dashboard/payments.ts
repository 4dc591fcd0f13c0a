import type { payments as English } from '../../en/dashboard/payments.ts';

export const payments: typeof English = {
  title: 'Zahlungen',
  nouns: {
    one: 'Eintrag',
    many: 'Einträge',
  },
  search: 'Nach Bestellung, Kunde oder Referenz suchen',
  providers: {
    offline: 'Außerhalb dieser Website',
    sandbox: 'Testkarten',
  },
  kinds: {
    PAYMENT: 'Zahlung',
    AUTHORIZATION: 'Von der Bank reserviert',
    RELEASE: 'Freigegeben',
    REFUND: 'Erstattung',
    CHARGEBACK: 'Rückbuchung',
    CHARGEBACK_REVERSAL: 'Rückbuchung aufgehoben',
  },
  ofOrder: {
    PAYMENT: (order) => `Zahlung für Bestellung ${order}`,
    AUTHORIZATION: (order) => `Reservierung für Bestellung ${order}`,
    RELEASE: (order) => `Freigabe für Bestellung ${order}`,
    REFUND: (order) => `Erstattung für Bestellung ${order}`,
    CHARGEBACK: (order) => `Rückbuchung für Bestellung ${order}`,
    CHARGEBACK_REVERSAL: (order) => `Aufgehobene Rückbuchung für Bestellung ${order}`,
  },
  order: 'Bestellung',
  orderNumbered: (order) => `Bestellung ${order}`,
  kind: 'Art',
  paymentsAndRefunds: 'Zahlungen und Erstattungen',
  refunds: 'Erstattungen',
  chargebacks: 'Rückbuchungen',
  status: 'Status',
  anyStatus: 'Jeder Status',
  statuses: {
    SUCCEEDED: 'Abgeschlossen',
    PENDING: 'Ausstehend',
    FAILED: 'Fehlgeschlagen',
  },
  paidThrough: 'Gezahlt über',
  anyProvider: 'Jeder Anbieter',
  date: 'Datum',
  customer: 'Kunde',
  amount: 'Betrag',
  none: 'Noch keine Zahlungen',
  noneText:
    'Was Kunden bezahlen und was Sie erstatten, erscheint hier mit der zugehörigen Bestellung. Geschenkkarten gehören nicht dazu: Sie wurden beim Kauf bezahlt.',
  differences: {
    title: 'Abweichungen, über die Sie entscheiden',
    mendedTitle: 'In den letzten 30 Tagen bei den Anbietern gefunden',
    none: 'Keine Abweichungen',
    showOrder: 'Bestellung anzeigen',
    kinds: {
      RECEIVED: 'Eingegangenes Geld',
      RETURNED: 'Erstattetes Geld',
      CHARGED_BACK: 'Zurückgebuchtes Geld',
    },
    mended: {
      CAPTURE: 'Reserviertes Geld wurde eingezogen',
      VOID: 'Reserviertes Geld wurde freigegeben',
    },
    amounts: (provider, theirs, ours) => `${provider}: ${theirs}. Hier: ${ours}.`,
    found: (date) => `Gefunden am ${date}`,
    settle: 'Erledigt',
    settleNamed: (what, provider) => `Erledigt: ${what}, ${provider}`,
    settleTitle: 'Ist das erledigt?',
    settleText:
      'Die Abweichung verschwindet aus dieser Liste und kehrt nur zurück, wenn sich die Beträge ändern. Es wird kein Geld bewegt.',
    settleConfirm: 'Ja, erledigt',
    settled: 'Die Abweichung ist erledigt',
    advice: {
      receivedThere: (provider) =>
        `Das Geld ist bei ${provider} eingegangen, nachdem diese Website die Zahlung aufgegeben hatte. Versenden Sie die Bestellung, oder erstatten Sie das Geld bei ${provider}.`,
      receivedHere: (provider) =>
        `Diese Website verbucht Geld, das ${provider} nicht hat. Prüfen Sie die Zahlung bei ${provider}, bevor Sie etwas versenden.`,
      returnedThere: (provider) =>
        `Bei ${provider} wurde mehr erstattet, als dieser Website bekannt ist. Prüfen Sie dort die Erstattungen der Zahlung.`,
      returnedHere: (provider) =>
        `Eine Erstattung ist nicht angekommen. Erstatten Sie sie erneut bei ${provider}, oder zahlen Sie das Geld auf anderem Weg zurück.`,
      chargedBack: (provider) =>
        `${provider} und diese Website haben unterschiedliche Angaben dazu, was die Bank zurückgeholt hat. Prüfen Sie den Streitfall bei ${provider}.`,
    },
  },
};
