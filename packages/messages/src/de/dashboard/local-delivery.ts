import type { localDelivery as English } from '../../en/dashboard/local-delivery.ts';
import { number, plural } from '../grammar.ts';

const after = (days: number) =>
  days === 0 ? 'am selben Tag' : plural(days, { one: 'am nächsten Tag', other: '# Tage später' });

export const localDelivery: typeof English = {
  title: 'Lokale Lieferung',
  add: 'Gebiet hinzufügen',
  addTitle: 'Lokale Lieferung hinzufügen',
  edit: 'Lokale Lieferung bearbeiten',
  deleteText: 'Die Lieferung wird Kunden dort nicht mehr angeboten. Aufgegebene Bestellungen behalten sie.',
  none: 'Keine lokale Lieferung',
  noneText:
    'Bringen Sie Bestellungen selbst zu Kunden in der Nähe, zu Zeiten, die diese auswählen, nach Postleitzahl oder Entfernung.',
  nameText: 'Kunden wählen die Lieferung unter diesem Namen aus.',
  area: 'Gebiet',
  areas: {
    postalCodes: 'Nach Postleitzahlen',
    postalCodesText: 'Kunden, deren Postleitzahl Sie nennen.',
    distance: 'Nach Entfernung',
    distanceText: 'Kunden bis zu einer Entfernung von Ihrer Adresse.',
    region: 'Die ganze Region',
    regionText: 'Alle Kunden in den obigen Regionen.',
    kept: 'Wie von einem Programm gezeichnet',
    keptText: 'Orte oder ein Gebiet auf der Karte.',
    onMap: 'Ein Gebiet auf der Karte',
  },
  upTo: {
    km: (distance, address) => `Bis zu ${distance} km von ${address}`,
    miles: (distance, address) => `Bis zu ${distance} Meilen von ${address}`,
  },
  postalCodes: 'Postleitzahlen',
  postalCodesText:
    'Drücken Sie nach jeder die Eingabetaste, oder fügen Sie sie mit Kommas getrennt ein. 10* sind alle, die mit 10 beginnen.',
  address: 'Adresse in der Mitte',
  position: 'Position auf der Karte',
  positionText: 'Breiten- und Längengrad, etwa 52.4895, 13.3936.',
  distanceKm: 'Entfernung (km)',
  distanceMiles: 'Entfernung (Meilen)',
  distanceText: 'Luftlinie, bis 50.',
  positionNeeded:
    'Die Lieferung wird angeboten, wo die Position von Kunden bekannt ist, wie eigene Frontends und Apps sie senden. Die Kasse dieses Shops fragt nach einer Adresse ohne Position: Verwenden Sie für ihre Kunden Postleitzahlen.',
  timeExample: 'Mit dem Fahrrad, innerhalb von zwei Tagen',
  isScheduled: 'Kunden wählen Tag und Uhrzeit',
  isScheduledText: 'Ihnen werden die Zeiten der nächsten zwei Wochen angeboten.',
  handlingDays: 'Tage zur Vorbereitung einer Bestellung',
  cutOff: 'Bestellschluss',
  earliest: (days) => `Bestellungen werden frühestens ${after(days)} gebracht.`,
  earliestBefore: (cutOff, days) =>
    `Bestellungen vor ${cutOff} Uhr werden frühestens ${after(days)} gebracht, andere ${after(days + 1)}.`,
  week: {
    title: 'Tage und Uhrzeiten',
    from: (day, number) => `${day}, Zeit ${number}: von`,
    to: (day, number) => `${day}, Zeit ${number}: bis`,
    remove: (number, day) => `Zeit ${number} am ${day} entfernen`,
    dayOff: 'Keine Lieferung',
    useEverywhere: (day) => `Zeiten von ${day} für alle ausgewählten Tage verwenden`,
    addOn: (day) => `Zeit am ${day} hinzufügen`,
    add: 'Zeit',
  },
  wrong: {
    address: 'Geben Sie die Adresse ein.',
    position: 'Geben Sie zwei Zahlen wie 52.4895, 13.3936 ein.',
    distance: (least, most) => `Geben Sie eine Entfernung von ${number(least)} bis ${number(most)} ein.`,
    handlingDays: (most) => `Geben Sie eine Zahl von 0 bis ${most} ein.`,
    noPostalCodes: 'Geben Sie mindestens eine Postleitzahl ein.',
    postalCode: (code) => `${code} ist keine Postleitzahl; ein Sternchen kann nur am Ende stehen.`,
    noDays: 'Wählen Sie mindestens einen Tag aus.',
    noTime: 'Geben Sie eine Uhrzeit ein.',
    end: 'Geben Sie eine spätere Uhrzeit ein.',
    start: 'Die Zeit beginnt, bevor die vorige endet.',
  },
};
