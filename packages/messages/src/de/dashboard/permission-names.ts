import type { permissionNames as English } from '../../en/dashboard/permission-names.ts';
import { NOUNS } from './permission-nouns.ts';

/** What may be done, by the words of a permission that say it; the longest that fit count. */
const VERBS: Readonly<Record<string, string>> = {
  'add item': ': Artikel hinzufügen',
  add: 'hinzufügen',
  approve: 'freigeben',
  block: 'sperren',
  calculate: 'berechnen',
  cancel: 'abbrechen',
  capture: 'einziehen',
  charge: 'abbuchen',
  clone: 'kopieren',
  collect: 'annehmen',
  commit: 'übernehmen',
  confirm: 'bestätigen',
  count: 'zählen',
  create: 'erstellen',
  delete: 'löschen',
  disconnect: 'vom Konto trennen',
  download: 'herunterladen',
  duplicate: 'duplizieren',
  edit: 'ändern',
  'get or create': 'suchen oder anlegen',
  get: 'ansehen',
  hide: 'ausblenden',
  import: 'importieren',
  list: 'auflisten',
  manage: 'verwalten',
  'mark as seen': 'als gelesen markieren',
  'mark primary': 'als bevorzugt markieren',
  merge: 'zusammenführen',
  moderate: 'moderieren',
  modify: 'ändern',
  'move item': ': Artikel umordnen',
  'move to trash': 'in den Papierkorb verschieben',
  move: 'verschieben',
  mute: 'stummschalten',
  preview: 'berechnen',
  publish: 'veröffentlichen',
  query: 'abfragen',
  read: 'ansehen',
  redeem: 'einlösen',
  refund: 'erstatten',
  'remove from trash bin': 'endgültig löschen',
  'remove item': ': Artikel entfernen',
  remove: 'entfernen',
  resolve: 'ermitteln',
  'restore from trash bin': 'wiederherstellen',
  'restore from trash': 'wiederherstellen',
  search: 'durchsuchen',
  send: 'senden',
  set: 'festlegen',
  transfer: 'übertragen',
  'update by filter': 'nach Filter ändern',
  'update display order': 'sortieren',
  'update extended fields': ': eigene Felder ändern',
  'update tags': ': Schlagwörter ändern',
  'update tags by filter': ': Schlagwörter nach Filter ändern',
  update: 'ändern',
  upload: 'hochladen',
  upsert: 'erstellen oder ändern',
  validate: 'prüfen',
  view: 'ansehen',
  void: 'freigeben',
  write: 'ändern',
};

/** Those that say it in an order of their own. */
const WHOLE: Readonly<Record<string, string>> = {
  'admin modify carts': 'Warenkörbe von Kunden ändern',
  'admin modify checkouts': 'Kaufvorgänge von Kunden ändern',
  'authenticaiton sign on': 'Anmelden',
  'change password': 'Passwörter ändern',
  'checkout template create checkout': 'Kaufvorgänge aus Zahlungslinks beginnen',
  'create checkout from cart': 'Aus Warenkörben zur Kasse gehen',
  'create order from checkout': 'Aus Kaufvorgängen Bestellungen machen',
  'delivery carrier add': 'Zustelldienste hinzufügen',
  'draft order create order from draft': 'Bestellentwürfe: Bestellung daraus machen',
  'draft order set billing info': 'Bestellentwürfe: Rechnungsadresse festlegen',
  'draft order set business location': 'Bestellentwürfe: Standort festlegen',
  'draft order set buyer info': 'Bestellentwürfe: Kunden festlegen',
  'draft order set recipient info': 'Bestellentwürfe: Empfänger festlegen',
  'draft order set tax exemption': 'Bestellentwürfe: Steuerbefreiung festlegen',
  'draft order update extended fields': 'Bestellentwürfe: eigene Felder ändern',
  'draft orders add discounts': 'Bestellentwürfe: Rabatte hinzufügen',
  'draft orders add line items': 'Bestellentwürfe: Positionen hinzufügen',
  'draft orders create additional fees': 'Bestellentwürfe: Gebühren hinzufügen',
  'draft orders delete additional fees': 'Bestellentwürfe: Gebühren löschen',
  'draft orders delete discounts': 'Bestellentwürfe: Rabatte löschen',
  'draft orders modify items': 'Bestellentwürfe: Positionen ändern',
  'draft orders set additional fees': 'Bestellentwürfe: Gebühren festlegen',
  'draft orders set discounts': 'Bestellentwürfe: Rabatte festlegen',
  'draft orders set shipping info': 'Bestellentwürfe: Lieferung festlegen',
  'draft subscription contract add line items': 'Entwürfe von Abos: Positionen hinzufügen',
  'draft subscription contract set recipient info': 'Entwürfe von Abos: Empfänger festlegen',
  'draft subscription contract set shipping info': 'Entwürfe von Abos: Lieferung festlegen',
  'draft subscription contract update line items': 'Entwürfe von Abos: Positionen ändern',
  'gift card transaction void': 'Buchungen von Geschenkkarten zurücknehmen',
  'item set categories': 'Kategorien von Artikeln festlegen',
  'member change login email': 'Anmeldeadressen von Mitgliedern ändern',
  'member follow': 'Mitgliedern folgen',
  'member join community': 'Mitglieder in die Community aufnehmen',
  'member privacy settings set': 'Sichtbarkeit von Profilen festlegen',
  'order billing authorize charge with saved payment method': 'Mit gespeicherten Karten bezahlen lassen',
  'order billing calculate refund': 'Erstattungen berechnen',
  'order billing capture authorized payments': 'Reservierte Zahlungen einziehen',
  'order billing charge memberships': 'Mit Mitgliedschaften bezahlen lassen',
  'order billing charge order': 'Bestellungen abbuchen',
  'order billing get order refundability': 'Sehen, was erstattet werden kann',
  'order billing redeem gift card': 'Mit Geschenkkarten bezahlen lassen',
  'order billing refund payments': 'Zahlungen erstatten',
  'order billing void authorized payments': 'Reservierte Zahlungen freigeben',
  'order billing void memberships': 'Zahlungen mit Mitgliedschaften zurücknehmen',
  'order capture authorized payment': 'Eine reservierte Zahlung einziehen',
  'order payment request charge order payment request': 'Zahlungsanfragen bezahlen',
  'order update status': 'Status von Bestellungen ändern',
  'order void authorized payment': 'Eine reservierte Zahlung freigeben',
  'imports set order number counter': 'Nächste Bestellnummer festlegen',
  'send activation email': 'E-Mails zum Aktivieren von Konten senden',
  'send set password email': 'E-Mails zum Wählen eines Passworts senden',
  'review request cancel': 'Bewertungsanfragen zurückziehen',
  'set reply': 'Antworten schreiben',
  'site archive': 'Website exportieren und importieren',
  'wix url create': 'Links zu bereitgestellten Seiten erstellen',
  'get media upload url': 'Dateien für Einsendungen hochladen',
  'site media files download url': 'Dateien herunterladen',
  start: 'Anmeldung beginnen',
};

/** `WIX_STORES.BRAND_READ` is `brand read`, and `forms:v4:form:list_forms` is `form list forms`. */
function wordsIn(permission: string): { of: string; does: string } {
  const plain = (text: string) => text.toLowerCase().replace(/[_-]+/g, ' ').trim();
  const parts = permission.split(':');
  if (parts.length === 1) return { of: '', does: plain(permission.slice(permission.indexOf('.') + 1)) };
  return { of: plain(parts.at(-2) ?? ''), does: plain(parts.at(-1) ?? '') };
}

/** The longest first. What it is done to is before and after the verb, or inside it: `update badge tags`. */
const verbs = Object.entries(VERBS)
  .sort(([one], [other]) => other.length - one.length)
  .map(([verb, text]) => ({
    text,
    beside: new RegExp(`^(?:(.+) )?${verb}(?: (.+))?$`),
    inside: new RegExp(`^${verb.replace(' ', ' (.+) ')}$`),
  }));

function said(does: string, of: string): string | undefined {
  const whole = WHOLE[`${of} ${does}`.trim()] ?? WHOLE[does];
  if (whole) return whole;
  for (const { text, beside, inside } of verbs) {
    const parts = beside.exec(does) ?? inside.exec(does);
    if (!parts) continue;
    const named = parts.slice(1).filter(Boolean).join(' ');
    const noun = NOUNS[named || of];
    if (noun) return `${noun}${text.startsWith(':') ? '' : ' '}${text}`;
    if (!named && !of) return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }
  return undefined;
}

export const permissionNames: typeof English = {
  of: (permission, english) => {
    const { of, does } = wordsIn(permission);
    const one = said(does, of);
    if (one) return one;
    const many =
      does.startsWith('bulk ') || does.includes(' bulk ') ? said(does.replace(/\bbulk /, ''), of) : undefined;
    return many ? `${many} (mehrere auf einmal)` : english;
  },
};
