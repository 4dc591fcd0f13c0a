import type { find as English } from '../../en/dashboard/find.ts';

export const find: typeof English = {
  title: 'Alles durchsuchen',
  key: 'Strg+K',
  label: 'Seiten, Bestellungen, Produkte und Kunden suchen',
  found: 'Gefunden',
  actions: 'Aktionen',
  pages: 'Seiten',
  settings: 'Einstellungen',
  orders: 'Bestellungen',
  products: 'Produkte',
  contacts: 'Kunden',
  hidden: 'Ausgeblendet',
  searching: 'Wird gesucht …',
  none: 'Es wurde nichts gefunden.',
};
