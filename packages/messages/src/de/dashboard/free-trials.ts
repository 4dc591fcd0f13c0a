import type { freeTrials as English } from '../../en/dashboard/free-trials.ts';

export const freeTrials: typeof English = {
  length: 'Kostenloser Probezeitraum',
  none: 'keiner',
  unit: 'Einheit',
  hint: 'Die erste Bestellung wird sofort versendet und ist bis auf die Lieferung kostenlos. Die Karte wird belastet, wenn der Probezeitraum endet. Jedes Produkt kann man einmal kostenlos ausprobieren.',
  wrongLength: 'Geben Sie 1 bis 999 ein oder nichts',
  until: 'Kostenlos bis',
  cycle: 'Probezeitraum',
};
