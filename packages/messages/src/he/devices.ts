import type { devices as English } from '../en/devices.ts';

export const devices: typeof English = {
  browserOn: (browser, system) => `${browser} ב-${system}`,
  program: (name) => `התוכנה ”${name}”`,
  unknown: 'מכשיר לא מוכר',
};
