import type { members as English } from '../../en/dashboard/members.ts';
import { plural } from '../grammar.ts';

export const members: typeof English = {
  title: 'Mitglieder',
  member: 'Mitglied',
  nouns: {
    one: 'Mitglied',
    many: 'Mitglieder',
  },
  count: (count) => plural(count, { one: '# Mitglied', other: '# Mitglieder' }),
  status: 'Status',
  states: {
    waiting: 'Wartet',
    waitingForApproval: 'Wartet auf Freigabe',
    approved: 'Freigegeben',
    blocked: 'Gesperrt',
    noLogin: 'Ohne Zugang',
    muted: 'Stummgeschaltet',
  },
  email: 'E-Mail',
  joined: 'Beigetreten',
  joinedOn: (createdDate) => `Beigetreten am ${createdDate}`,
  lastLogin: 'Letzte Anmeldung',
  never: 'Nie',
  list: {
    all: 'Alle',
    byName: 'Name, A bis Z',
    search: 'Nach Name oder E-Mail-Adresse suchen',
    none: 'Noch keine Mitglieder',
    noneText: 'Mitglied wird, wer sich auf Ihrer Website registriert.',
    noneWaiting: 'Niemand wartet',
    noneWaitingText: 'Wenn neue Mitglieder Ihre Freigabe brauchen, erscheint hier, wer sich registriert.',
    showAll: 'Alle Mitglieder anzeigen',
  },
  actions: {
    approve: 'Freigeben',
    unblock: 'Entsperren',
    block: 'Sperren',
    mute: 'Stummschalten',
    unmute: 'Stummschaltung aufheben',
    logOut: 'Überall abmelden',
    removeLogin: 'Zugang entfernen',
    delete: 'Mitglied löschen',
    more: 'Weitere Aktionen',
    export: 'Alle Daten exportieren',
  },
  askTitle: (action, name) => `${action}: ${name}?`,
  logOutText: 'Alle Geräte werden sofort abgemeldet. Eine neue Anmeldung ist möglich.',
  removeLoginText:
    'Das Passwort und alle anderen Anmeldearten werden gelöscht. Der Kontakt bleibt; wer sich mit dieser Adresse neu registriert, muss sie bestätigen.',
  deleteText:
    'Profil, Kontakt, Warenkorb und Merkliste werden endgültig gelöscht. Bestellungen bleiben ohne das Konto erhalten.',
  keep: 'Behalten',
  told: {
    approved: (name) => `${name} wurde freigegeben`,
    unblocked: (name) => `${name} ist nicht mehr gesperrt`,
    blocked: (name) => `${name} wurde gesperrt und abgemeldet`,
    muted: (name) => `${name} wurde stummgeschaltet`,
    unmuted: (name) => `${name} ist nicht mehr stummgeschaltet`,
    loggedOut: (name) => `${name} wurde überall abgemeldet`,
    loginRemoved: (name) => `${name} kann sich nicht mehr anmelden`,
  },
  bulk: {
    done: {
      approve: (count) =>
        plural(count, { one: '# Mitglied wurde freigegeben', other: '# Mitglieder wurden freigegeben' }),
      block: (count) => plural(count, { one: '# Mitglied wurde gesperrt', other: '# Mitglieder wurden gesperrt' }),
      delete: (count) => plural(count, { one: '# Mitglied wurde gelöscht', other: '# Mitglieder wurden gelöscht' }),
    },
    refused: {
      approve: (count) =>
        plural(count, {
          one: '# Mitglied konnte nicht freigegeben werden',
          other: '# Mitglieder konnten nicht freigegeben werden',
        }),
      block: (count) =>
        plural(count, {
          one: '# Mitglied konnte nicht gesperrt werden',
          other: '# Mitglieder konnten nicht gesperrt werden',
        }),
      delete: (count) =>
        plural(count, {
          one: '# Mitglied konnte nicht gelöscht werden',
          other: '# Mitglieder konnten nicht gelöscht werden',
        }),
    },
    refusedText: 'Den Inhaber der Website und sich selbst können Sie nicht sperren.',
  },
  profile: {
    title: 'Profil',
    waits: 'Wartet auf Ihre Freigabe',
    unconfirmed: 'Hat die E-Mail-Adresse noch nicht bestätigt',
    logsInWith: 'Meldet sich an mit',
    nothing: 'Nichts',
    confirmed: 'Adresse bestätigt',
    visible: 'Für andere sichtbar',
    yes: 'Ja',
    no: 'Nein',
  },
  contact: {
    title: 'Kontakt',
    open: 'Kontakt öffnen',
    none: 'Noch keine Angaben. Ein Mitglied mit unbestätigter E-Mail-Adresse hat keinen Kontakt.',
    phone: 'Telefon',
    addresses: 'Adressen',
    company: 'Firma',
    job: 'Position',
    birthday: 'Geburtstag',
  },
  given: {
    none: 'Noch keine.',
    takeAway: (name) => `${name} entziehen`,
    make: 'Erstellen und vergeben',
    roles: 'Rollen',
    role: {
      give: 'Rolle vergeben',
      new: 'Neue Rolle',
      newItem: 'Neue Rolle …',
    },
    blocked: 'Gesperrten Mitgliedern lassen sich keine Rollen geben.',
    badges: 'Abzeichen',
    badge: {
      give: 'Abzeichen vergeben',
      new: 'Neues Abzeichen',
      newItem: 'Neues Abzeichen …',
    },
  },
  sessions: {
    title: 'Angemeldet auf',
    lastSeen: (lastSeenDate) => `zuletzt gesehen ${lastSeenDate}`,
    none: 'Nicht angemeldet',
    noneText: 'Geräte mit einer Anmeldung erscheinen hier.',
  },
};
