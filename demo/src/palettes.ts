/** The inks of one print. */
export type Palette = {
  /** The sheet. */
  paper: string;
  /** The darkest tone. */
  ink: string;
  /** Five matching tones, from dark to light. */
  colours: readonly [string, string, string, string, string];
};

export const palettes = {
  terracotta: { paper: '#f5ecdf', ink: '#2f2a28', colours: ['#28536b', '#c1502e', '#588b8b', '#e9a26b', '#f3d9ae'] },
  nordic: { paper: '#f3f1eb', ink: '#20303b', colours: ['#35556a', '#b9684a', '#86a5a3', '#d8bf94', '#e6dfd0'] },
  meadow: { paper: '#f6f2e4', ink: '#22382b', colours: ['#2f6144', '#d9694f', '#83b183', '#efc75e', '#d3dfbf'] },
  dusk: { paper: '#f6ece6', ink: '#2a2040', colours: ['#4d3573', '#a8497a', '#e9755f', '#f5a873', '#fbd9a5'] },
  citrus: { paper: '#fbf4e3', ink: '#23403a', colours: ['#1f7a6d', '#d9402f', '#f07f2a', '#f7b32b', '#fde2a0'] },
  press: { paper: '#f4f1e9', ink: '#191919', colours: ['#191919', '#d4402a', '#6d6a64', '#b5b0a4', '#dfdacd'] },
  riviera: { paper: '#f8f3e8', ink: '#11304f', colours: ['#174873', '#e4603f', '#2f86b7', '#f2c66a', '#cfe5e6'] },
  forest: { paper: '#f1ede0', ink: '#1b2a23', colours: ['#2a4638', '#a94f33', '#5c7f5c', '#d5a857', '#b9c4a0'] },
  blossom: { paper: '#fbf1ec', ink: '#3c2231', colours: ['#84365a', '#d65a73', '#5f8f8b', '#f2a59d', '#f9d9cb'] },
  saffron: { paper: '#f9efdb', ink: '#38251a', colours: ['#3f5566', '#b1431c', '#7d8750', '#e18f2b', '#f4cd74'] },
  lagoon: { paper: '#f0f3ec', ink: '#0e2d36', colours: ['#0f5860', '#ea6552', '#35988f', '#f2b25c', '#abd8c8'] },
  lavender: { paper: '#f5f1f4', ink: '#292547', colours: ['#564e99', '#dd6173', '#958cc9', '#efb5a2', '#dad3ec'] },
  midnight: { paper: '#f3efe6', ink: '#0f172a', colours: ['#1c2e55', '#e58253', '#3f66a6', '#f3d08a', '#bccfe8'] },
  clay: { paper: '#f5ede4', ink: '#3a2c27', colours: ['#5f6f5e', '#a04f38', '#cf8a67', '#e3bd9d', '#f1e0cd'] },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** Mixes two colours given as `#rrggbb`. A `share` of 0 is the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16);
    const to = Number.parseInt(second.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
