import type { settings as English } from '../../en/dashboard/settings.ts';

export const settings: typeof English = {
  areas: {
    general: 'Allgemein',
    domains: 'Domains',
    team: 'Team und Rollen',
    payments: 'Zahlungen',
    checkout: 'Kasse',
    documents: 'Rechnungen',
    delivery: 'Lieferung',
    currencies: 'Währungen',
    tax: 'Steuern',
    apiKeys: 'API-Schlüssel',
    oauthApps: 'OAuth-Apps',
    signIn: 'Anmeldung',
    emails: 'E-Mails',
    consent: 'Cookie-Einwilligung',
    badges: 'Abzeichen',
    profileFields: 'Profilfelder',
    archive: 'Archiv der Website',
    activity: 'Aktivitäten',
  },
  area: 'Bereich der Einstellungen',
  groups: { site: 'Website', selling: 'Verkauf', members: 'Mitglieder', developers: 'Entwicklung' },
  permissions: {
    title: 'Berechtigungen',
    all: 'Alle',
    some: 'Einige',
    allOf: (title) => `Alle Berechtigungen: ${title}`,
  },
};
