import type { devices as English } from '../en/devices.ts';

export const devices: typeof English = {
  browserOn: (browser, system) => `${browser} sur ${system}`,
  program: (name) => `Application « ${name} »`,
  unknown: 'Appareil inconnu',
};
