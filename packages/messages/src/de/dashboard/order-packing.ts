import type { orderPacking as English } from '../../en/dashboard/order-packing.ts';
import { plural } from '../grammar.ts';

export const orderPacking: typeof English = {
  printSlip: 'Packzettel drucken',
  printLabel: 'Adressetikett drucken',
  printSlips: 'Packzettel drucken',
  printLabels: 'Adressetiketten drucken',
  noSlips: (count) =>
    plural(count, { one: '# Bestellung hat keinen Packzettel', other: '# Bestellungen haben keinen Packzettel' }),
  noSlipsText: 'Bestellungen, die ausstehen, storniert sind oder nichts zu verpacken haben, haben keinen.',
  noLabels: (count) =>
    plural(count, { one: '# Bestellung hat kein Adressetikett', other: '# Bestellungen haben kein Adressetikett' }),
  noLabelsText: 'Bestellungen, die ausstehen, storniert sind oder abgeholt werden, haben keines.',
  pickup: {
    tell: 'Bereit zur Abholung',
    told: 'Der Kunde wurde benachrichtigt, dass die Bestellung bereitliegt',
    again: 'Abholbenachrichtigung erneut senden',
    againTitle: 'Die Abholbenachrichtigung erneut senden?',
    againText: (email) => `Sie geht an ${email}.`,
  },
};
