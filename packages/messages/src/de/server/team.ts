import type { teamNames as English } from '../../en/dashboard/server-words.ts';

/** Roles of the team, and the groups of their permissions, by what the server calls them. */
export const teamNames: typeof English = {
  Owner: 'Inhaber',
  Admin: 'Administrator',
  'Store manager': 'Shopleitung',
  Fulfilment: 'Versand',
  'Content editor': 'Redaktion',
  Support: 'Kundenservice',
  'Runs the site and may do everything, including transferring ownership.':
    'Führt die Website und darf alles, auch die Inhaberschaft übertragen.',
  'Does everything for the owner except deciding about ownership.':
    'Darf alles, was der Inhaber darf, außer über die Inhaberschaft zu entscheiden.',
  'Looks after the catalogue, inventory, contacts and reviews, sees orders, costs and profit.':
    'Kümmert sich um Katalog, Lagerbestand, Kontakte und Bewertungen, sieht Bestellungen, Kosten und Gewinn.',
  'Sees and fulfils orders, and keeps stock up to date. Changes no prices and sees no members.':
    'Sieht und versendet Bestellungen und hält den Lagerbestand aktuell. Ändert keine Preise und sieht keine Mitglieder.',
  'Looks after pages, the blog, pictures and what search engines show.':
    'Kümmert sich um Seiten, Blog, Bilder und das, was Suchmaschinen zeigen.',
  'Answers customers: sees orders, members and contacts without changing them, and replies to reviews.':
    'Antwortet Kunden: sieht Bestellungen, Mitglieder und Kontakte, ohne sie zu ändern, und beantwortet Bewertungen.',
  Activity: 'Aktivität',
  Badges: 'Abzeichen',
  'Badge assignments': 'Vergabe von Abzeichen',
  Taxes: 'Steuern',
  Blog: 'Blog',
  Categories: 'Kategorien',
  Contacts: 'Kontakte',
  Coupons: 'Gutscheine',
  Currencies: 'Währungen',
  'API keys and apps': 'API-Schlüssel und Apps',
  'Carts, checkouts and orders': 'Warenkörbe, Kasse und Bestellungen',
  'Forms and what people send by them': 'Formulare und Einsendungen',
  'Accounts and login': 'Konten und Anmeldung',
  Locations: 'Standorte',
  'E-mails that were sent': 'Gesendete E-Mails',
  Media: 'Medien',
  Members: 'Mitglieder',
  'Ownership of the site': 'Inhaberschaft der Website',
  Pages: 'Seiten',
  'Cards that members let be kept': 'Gespeicherte Karten von Mitgliedern',
  'Sales figures': 'Verkaufszahlen',
  Reviews: 'Bewertungen',
  'Site settings': 'Einstellungen der Website',
  'Business profile and opening hours': 'Unternehmensprofil und Öffnungszeiten',
  'Site properties': 'Eigenschaften der Website',
  'Team and roles': 'Team und Rollen',
  'Saved views and background jobs': 'Gespeicherte Ansichten und Hintergrundvorgänge',
  Promotions: 'Werbeaktionen',
  Tags: 'Tags',
  Translations: 'Übersetzungen',
  'Wish lists': 'Merklisten',
  'Limits of forms': 'Grenzen von Formularen',
  'Links to hosted pages': 'Links zu bereitgestellten Seiten',
  'Products and inventory': 'Produkte und Lagerbestand',
  Tips: 'Trinkgeld',
};
