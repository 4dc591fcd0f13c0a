import type { offline as English } from '../../en/dashboard/offline.ts';

export const offline: typeof English = {
  saving: 'Sie sind offline. Wir speichern, sobald Sie wieder verbunden sind.',
  loading: 'Sie sind offline. Die Seite wird geladen, sobald Sie wieder verbunden sind.',
};
