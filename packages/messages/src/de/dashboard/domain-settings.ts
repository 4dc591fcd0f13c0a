import type { domainSettings as English } from '../../en/dashboard/domain-settings.ts';

export const domainSettings: typeof English = {
  title: 'Adressen der Website',
  primary: 'Hauptadresse',
  makePrimary: 'Zur Hauptadresse machen',
  makePrimaryNamed: (host) => `${host} zur Hauptadresse machen`,
  isPrimary: (host) => `${host} ist die Hauptadresse`,
  removeText: 'Die Website ist unter dieser Domain nicht mehr erreichbar, und Links zu ihr führen ins Leere.',
  notVerified: 'Nicht bestätigt',
  verify: 'Bestätigen',
  verifyNamed: (host) => `${host} bestätigen`,
  verified: (host) => `${host} ist bestätigt`,
  dns: {
    text: 'Fügen Sie dort, wo Sie die Domain verwalten, zwei Einträge hinzu. Der erste beweist, dass sie Ihnen gehört, der zweite führt Besucher hierher. Es kann eine Stunde dauern, bis sie überall sichtbar sind.',
    alias: (value) =>
      `Falls TXT-Einträge nicht möglich sind, verwenden Sie für den ersten CNAME mit dem Wert [${value}].`,
    value: (type) => `den Wert des ${type}-Eintrags`,
  },
  new: {
    title: 'Domain hinzufügen',
    domain: 'Domain',
    domainText: 'Eine, die Ihnen schon gehört, etwa www.example.com.',
    missing: 'Geben Sie eine Domain ein.',
    impossible: 'Diese Domain kann eine Website nicht haben.',
    tooMany: 'Die Website hat so viele Domains, wie sie haben kann.',
    add: 'Domain hinzufügen',
    added: 'Die Domain wurde hinzugefügt. Bestätigen Sie sie als Nächstes.',
    notAllowed: 'Mit Ihrer Rolle können Sie Domains nicht ändern.',
  },
};
