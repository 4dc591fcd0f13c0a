import type { categories as English } from '../../en/dashboard/categories.ts';
import { plural } from '../grammar.ts';

export const categories: typeof English = {
  title: 'Kategorien',
  category: 'Kategorie',
  new: 'Neue Kategorie',
  add: 'Kategorie hinzufügen',
  addBelow: 'Unterkategorie hinzufügen',
  below: (name, visible) =>
    visible
      ? `Sie wird am Ende von „${name}“ eingefügt.`
      : `Sie wird am Ende von „${name}“ eingefügt. Weil „${name}“ ausgeblendet ist, ist auch sie ausgeblendet.`,
  none: 'Noch keine Kategorien',
  noneText: 'Kategorien helfen Kunden, sich zurechtzufinden: Jede hat eine Seite und einen Platz im Menü des Shops.',
  search: 'Kategorien durchsuchen',
  noMatch: 'Keine passenden Kategorien',
  allProducts: 'Alle Produkte',
  isAutomatic: (products) => `wird automatisch erstellt (${products}).`,
  hidden: 'Ausgeblendet',
  hide: 'Im Shop ausblenden',
  show: 'Im Shop anzeigen',
  delete: 'Löschen …',
  in: (path) => `In ${path}`,
  isManaged: 'Diese Kategorie pflegt der Shop selbst: Sie enthält alle Produkte und lässt sich nicht ändern.',
  saved: 'Die Kategorie wurde gespeichert',
  slugTaken: 'Eine andere Kategorie hat diese Adresse',
  details: 'Angaben',
  address: 'Adresse',
  addressText: 'Der letzte Teil der Seitenadresse. Die alte Adresse leitet auf die neue weiter.',
  wrongAddress: 'Verwenden Sie Buchstaben, Ziffern und Bindestriche',
  description: 'Beschreibung',
  picture: 'Bild',
  searchEngines: 'Suchmaschinen',
  searchTexts: 'Texte für Suchmaschinen',
  pageTitle: 'Seitentitel',
  pageDescription: 'Seitenbeschreibung',
  shown: (most) => `Angezeigt werden bis zu ${most} Zeichen.`,
  preview: 'Vorschau der Suchmaschine',
  notAllowed: 'Mit Ihrer Rolle auf dieser Website können Sie keine Kategorien ändern.',
  products: {
    title: 'Produkte',
    add: 'Produkte hinzufügen',
    addTo: (name) => `Produkte zu „${name}“ hinzufügen`,
    added: (products, name) => `${products} zu „${name}“ hinzugefügt`,
    arrangedByHand: (products, arranged) => `${products}, davon ${arranged} von Hand angeordnet`,
    showNewestFirst: 'Neueste zuerst anzeigen',
    none: 'Noch keine Produkte',
    addText: (name) => `Fügen Sie Produkte zu „${name}“ hinzu.`,
    noneIn: (name) => `„${name}“ enthält keine Produkte.`,
    of: (name) => `Produkte von ${name}`,
    arranged: 'Angeordnet',
    removeFrom: (name, category) => `${name} aus ${category} entfernen`,
    failed: 'Das konnte nicht gespeichert werden',
    removed: (name) => `${name} wurde herausgenommen`,
    directly: (products, below) => `${products} direkt, ${below} in Unterkategorien`,
  },
  tree: {
    moveKeys:
      'Die Pfeiltasten nach oben und unten verschieben sie, die nach rechts macht sie zur Unterkategorie der Kategorie darüber, die nach links holt sie heraus.',
    newName: (name) => `Neuer Name von ${name}`,
    notThere: 'Dorthin lässt sie sich nicht verschieben',
    movedIn: (name, place, count, parent) => `${name} ist jetzt an Stelle ${place} von ${count} in ${parent}`,
    movedAtTop: (name, place, count) => `${name} ist jetzt an Stelle ${place} von ${count} auf der obersten Ebene`,
    moved: (name) => `${name} wurde verschoben`,
    unnamed: 'Die Kategorie',
  },
  failed: {
    moving: 'Die Kategorie konnte nicht verschoben werden',
    renaming: 'Die Kategorie konnte nicht umbenannt werden',
    changing: 'Die Kategorie konnte nicht geändert werden',
    deleting: 'Die Kategorie konnte nicht gelöscht werden',
  },
  deleting: {
    confirm: 'Kategorie löschen',
    below: (count, names) =>
      plural(count, {
        one: `Auch ihre Unterkategorie wird gelöscht: ${names}.`,
        other: `Auch ihre # Unterkategorien werden gelöscht: ${names}.`,
      }),
    empty:
      'Sie enthält keine Produkte. Links zu ihrer Seite funktionieren dann nicht mehr. Das lässt sich nicht rückgängig machen.',
    keepsProducts:
      'Es werden keine Produkte gelöscht: Sie werden nur aus der Kategorie genommen. Links zu ihrer Seite funktionieren dann nicht mehr. Das lässt sich nicht rückgängig machen.',
  },
  picker: {
    none: 'Es gibt noch keine Kategorien.',
    chosen: (count) => (count === 0 ? 'Keine ausgewählt' : `${count} ausgewählt`),
    loading: 'Kategorien werden geladen …',
  },
};
