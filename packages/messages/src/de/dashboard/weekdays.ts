import type { weekdays as English } from '../../en/dashboard/weekdays.ts';

export const weekdays: typeof English = {
  names: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  short: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
};
