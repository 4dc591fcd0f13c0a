/** The areas of the settings, and what roles and programs are allowed to do. */
export const settings = {
  areas: {
    general: 'General',
    domains: 'Domains',
    team: 'Team and roles',
    payments: 'Payments',
    checkout: 'Checkout',
    documents: 'Invoices',
    delivery: 'Delivery',
    currencies: 'Currencies',
    tax: 'Tax',
    apiKeys: 'API keys',
    oauthApps: 'OAuth apps',
    signIn: 'Sign-in',
    emails: 'E-mails',
    consent: 'Consent',
    badges: 'Badges',
    profileFields: 'Profile fields',
    archive: 'Site archive',
    activity: 'Activity',
  },
  permissions: {
    title: 'Permissions',
    all: 'All',
    some: 'Some',
    allOf: (title: string) => `All of ${title}`,
  },
};
