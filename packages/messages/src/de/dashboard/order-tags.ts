import type { orderTags as English } from '../../en/dashboard/order-tags.ts';

export const orderTags: typeof English = {
  title: 'Schlagwörter',
  none: 'Noch keine Schlagwörter.',
  edit: 'Schlagwörter bearbeiten',
  ofOrder: (order) => `Schlagwörter von Bestellung ${order}`,
  tagsText: 'Eingeben und Enter drücken. Die Apps der Kunden können sie lesen.',
  privateTags: 'Private Schlagwörter',
  privateTagsText: 'Nur Ihr Team und dessen Apps sehen sie.',
  noRoom: 'Auf dieser Website sind keine weiteren Schlagwörter möglich. Verwenden Sie ein vorhandenes.',
  saved: 'Die Schlagwörter wurden gespeichert',
  notSaved: 'Die Schlagwörter konnten nicht gespeichert werden.',
};
