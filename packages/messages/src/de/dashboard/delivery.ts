import type { delivery as English } from '../../en/dashboard/delivery.ts';

export const delivery: typeof English = {
  regions: 'Regionen',
  regionsText: 'In diesen Regionen wird es angeboten.',
  chooseRegion: 'Wählen Sie mindestens eine Region aus.',
};
