import type { devices as English } from '../en/devices.ts';

export const devices: typeof English = {
  browserOn: (browser, system) => `${browser} unter ${system}`,
  program: (name) => `Programm „${name}“`,
  unknown: 'Unbekanntes Gerät',
};
