/** What is asked about a new site. */
export const newSite = {
  description: 'It opens at once. Everything can be changed later, its currency until something has a price.',
  refused: 'You can’t make sites here',
  refusedText: 'Ask the people who run this server.',
  fromArchive:
    'To bring a site from an archive, make a new one first. Then import the file under Settings, Site archive.',
  make: 'Make the site',
  furnishing:
    'Filling the shop with pictures, pages and products. A small template takes a few seconds, a large one a minute or two.',
  furnishingStep: (step: string) => `Filling the shop. Now: ${step}. A large template takes a minute or two.`,
  progress: 'Filling the shop',
  name: 'Name of the shop',
  missingName: 'Enter the name of the shop.',
  address: 'Address',
  addressText: 'You can add a domain of your own later.',
  wrongAddress: 'Use 3 to 40 small letters and digits, with single hyphens between them.',
  takenAddress: 'This address is taken.',
  freeAddress: 'This one is free:',
  country: 'Country of the business',
  countryText: 'Taxes and addresses are suggested by it.',
  language: 'Language of the site',
  currency: 'Currency',
  beginWith: 'Begin with',
  beginText: 'Pages, pictures and a few products to make your own. Everything can be changed or deleted.',
  /** Of templates that somebody has saved. */
  saved: { own: 'Your template', shared: 'Offered on this server' },
  asInTemplate: 'As in the template.',
  empty: { name: 'An empty site', trade: 'A welcome and your products', says: 'You build the rest' },
  /** For which trade a template is, and what it looks like. */
  templates: {
    halftone: { trade: 'Prints and pictures', says: 'Sheets of paper on a cream wall' },
    marrow: { trade: 'Fashion', says: 'A look book in capitals and bone' },
    sourdough: { trade: 'Food to collect', says: 'Cut paper, butter and tomato' },
    lowpass: { trade: 'Digital goods', says: 'Lime on black, in numbers' },
    stillwater: { trade: 'Practice and appointments', says: 'One calm column with room to breathe' },
    offcut: { trade: 'Studio and portfolio', says: 'Black lines on white, one strong colour' },
  },
};
