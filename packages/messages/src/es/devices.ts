import type { devices as English } from '../en/devices.ts';

export const devices: typeof English = {
  browserOn: (browser, system) => `${browser} en ${system}`,
  program: (name) => `Programa «${name}»`,
  unknown: 'Dispositivo desconocido',
};
