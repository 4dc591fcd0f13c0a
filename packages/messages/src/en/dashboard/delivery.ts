/** Where the site delivers, among its settings. */
export const delivery = {
  regions: 'Regions',
  regionsText: 'Customers in these regions are offered it.',
  chooseRegion: 'Choose at least one region.',
};
