/** What visitors are asked to agree to. */
export const consent = {
  title: 'Your choice',
  text: 'This site works without your consent. With it, we also use services of others for what you choose here.',
  categories: {
    FUNCTIONAL: { label: 'Extras', text: 'Videos, maps and other content from elsewhere.' },
    ANALYTICS: { label: 'Statistics', text: 'Helps us to understand how the site is used.' },
    ADVERTISING: { label: 'Advertising', text: 'Measures advertisements and shows you suitable ones.' },
  },
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose for yourself',
  save: 'Save choice',
  settings: 'Privacy choices',
  saved: 'Your choice has been saved.',
  privacy: 'Privacy policy',
  /** In place of content of others, before a link to the choices. */
  waits: 'This content comes from elsewhere, and is shown once you allow extras.',
};
