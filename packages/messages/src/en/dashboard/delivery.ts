/** Where the site delivers, among its settings. */
export const delivery = {
  regions: 'Regions',
  regionsText: 'Offered to customers in these regions.',
  chooseRegion: 'Choose at least one region.',
};
