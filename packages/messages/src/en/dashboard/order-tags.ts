/** The tags of an order. */
export const orderTags = {
  title: 'Tags',
  none: 'No tags yet.',
  edit: 'Edit tags',
  ofOrder: (order: string) => `Tags of order ${order}`,
  tagsText: 'Type and press Enter. The customer’s apps can read these.',
  privateTags: 'Private tags',
  privateTagsText: 'Only your team and its apps see them.',
  noRoom: 'This site has no room for further tags. Use one that exists.',
  saved: 'The tags were saved',
  notSaved: 'The tags couldn’t be saved.',
};
