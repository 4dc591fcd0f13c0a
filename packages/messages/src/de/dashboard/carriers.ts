import type { carriers as English } from '../../en/dashboard/carriers.ts';

export const carriers: typeof English = {
  title: (region) => `Zustelldienste für ${region}`,
  saved: (region) => `Die Zustelldienste für ${region} wurden gespeichert`,
  text: 'Ein Ersatzpreis wird angeboten, wenn ein Zustelldienst keinen Preis für eine Bestellung hat, damit Kunden dort trotzdem kaufen können. Aufschläge, etwa für eine Versicherung, kommen zu jedem seiner Preise hinzu.',
  backupRateOf: (carrier) => `Ersatzpreis von ${carrier}`,
  rateName: 'Name des Preises',
  charge: 'Aufschlag',
  amount: (currency) => `Betrag (${currency})`,
  removeCharge: (number, carrier) => `Aufschlag ${number} von ${carrier} entfernen`,
  addChargeTo: (carrier) => `Aufschlag zu ${carrier} hinzufügen`,
  addCharge: 'Aufschlag hinzufügen',
  none: 'Keine Zustelldienste: Hier wird noch nichts angeboten',
  withBackupRate: (carrier) => `${carrier} (Ersatzpreis)`,
};
