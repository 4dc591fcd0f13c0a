import type { delivery as English } from '../../en/dashboard/delivery.ts';

export const delivery: typeof English = {
  regions: 'Regionen',
  regionsText: 'Wird Kunden in diesen Regionen angeboten.',
  chooseRegion: 'Wählen Sie mindestens eine Region aus.',
};
