import type { orderChanging as English } from '../../en/dashboard/order-changing.ts';

export const orderChanging: typeof English = {
  unarchive: 'Aus dem Archiv holen',
  archived: 'Die Bestellung ist archiviert',
  unarchived: 'Die Bestellung ist nicht mehr archiviert',
  cancel: 'Bestellung stornieren',
  cancelTitle: (order) => `Bestellung ${order} stornieren`,
  cancelled: (order) => `Bestellung ${order} wurde storniert`,
  keep: 'Bestellung behalten',
  refusals: {
    ORDER_HAS_AUTHORIZED_TRANSACTION:
      'Für diese Bestellung ist Geld reserviert. Ziehen Sie es zuerst ein, oder geben Sie es frei.',
    ORDER_IS_PENDING: 'Eine Zahlung für diese Bestellung ist noch nicht entschieden. Versuchen Sie es später erneut.',
    ORDER_IS_REJECTED: 'Diese Bestellung wurde abgelehnt und kann nicht storniert werden.',
    ORDER_CANNOT_BE_EDITED: 'Nur die App, die diese Bestellung verwaltet, kann sie stornieren.',
  },
  restock: 'Artikel wieder in den Lagerbestand aufnehmen',
  tell: 'Per E-Mail benachrichtigen',
  message: 'Nachricht an den Kunden',
  messageText: 'Teil der E-Mail. Leer lassen, um nur den üblichen Text zu senden.',
  effects: 'Das passiert',
  forGood: 'Die Bestellung wird endgültig storniert. Sie kann nicht wieder geöffnet werden.',
  restocked: 'Die Artikel kommen wieder in den Lagerbestand.',
  stockStays: 'Der Lagerbestand bleibt, wie er ist.',
  notRefunded: 'Es wird kein Geld zurückgezahlt. Verwenden Sie dafür anschließend „Erstatten“.',
  nothingOwed: 'Für die Bestellung ist nichts mehr zu zahlen.',
  mailed: (email) => `Eine E-Mail an ${email} teilt mit, dass die Bestellung storniert wurde.`,
  notTold: 'Es wird keine Nachricht gesendet.',
};
