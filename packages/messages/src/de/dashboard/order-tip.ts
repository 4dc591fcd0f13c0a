import type { orderTip as English } from '../../en/dashboard/order-tip.ts';

export const orderTip: typeof English = {
  title: 'Trinkgeld',
  share: 'Trinkgeld aufteilen',
  shared: 'Das Trinkgeld ist aufgeteilt',
  kept: 'Das Trinkgeld geht an das Unternehmen',
  settled: 'Das Trinkgeld dieser Bestellung kann nicht mehr geändert werden.',
  people: 'Wer einen Anteil bekommt',
  peopleText:
    'Alle Ausgewählten erhalten den gleichen Anteil. Ist niemand ausgewählt, geht das ganze Trinkgeld an das Unternehmen.',
  business: 'Für das Unternehmen',
  formerStaff: 'Ehemaliges Teammitglied',
  paidOut: (amount) => `${amount}, ausgezahlt`,
};
