import type { devices as English } from '../en/devices.ts';

export const devices: typeof English = {
  browserOn: (browser, system) => `${browser}（${system}）`,
  program: (name) => `プログラム「${name}」`,
  unknown: '不明な端末',
};
