/** The addresses under which a site is found. */
export const domainSettings = {
  title: 'Addresses of the site',
  primary: 'Primary',
  makePrimary: 'Make primary',
  makePrimaryNamed: (host: string) => `Make ${host} the primary address`,
  isPrimary: (host: string) => `${host} is the primary address`,
  removeText: 'The site no longer answers under this domain, and links to it lead nowhere.',
  notVerified: 'Not verified',
  verify: 'Verify',
  verifyNamed: (host: string) => `Verify ${host}`,
  verified: (host: string) => `${host} is verified`,
  dns: {
    text: 'Add two records where you manage the domain. The first proves that it is yours, the second leads visitors here. It can take an hour until others see them.',
    alias: (value: string) => `If TXT records aren’t possible, use CNAME for the first one, with the value [${value}].`,
    value: (type: string) => `the value of the ${type} record`,
  },
  new: {
    title: 'Add a domain',
    domain: 'Domain',
    domainText: 'One that you own already, such as www.example.com.',
    missing: 'Enter a domain.',
    impossible: 'A site can’t have this domain.',
    tooMany: 'The site has as many domains as it can have.',
    add: 'Add domain',
    added: 'The domain was added. Verify it next.',
    notAllowed: 'Your role can’t change domains.',
  },
};
