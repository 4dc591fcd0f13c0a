import type { boundData as English } from '../../en/dashboard/bound-data.ts';

export const boundData: typeof English = {
  useFor: (setting) => `${setting}: Daten verwenden`,
  use: 'Daten verwenden',
  keepFixed: 'Gezeigtes als festen Inhalt behalten',
  about: {
    item: 'Je Eintrag',
    product: 'Produkt',
    category: 'Kategorie',
    search: 'Suche',
    post: 'Beitrag',
    blog: 'Blog',
    site: 'Website',
  },
  named: (about, label) => `${about}: ${label}`,
  none: 'Hier nicht vorhanden',
  loading: 'Wird geladen …',
  insteadOf: 'Falls nicht vorhanden',
  linkText: 'Text des Links',
  comesFromData: 'Das stammt aus den Daten Ihrer Website. Ändern lässt es sich in den Einstellungen.',
  leftOut: 'Daten, die es hier nicht gibt, wurden weggelassen.',
};
