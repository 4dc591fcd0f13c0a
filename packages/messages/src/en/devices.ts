/** Names of the devices and programs used to log in. */
export const devices = {
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  program: (name: string) => `Program “${name}”`,
  unknown: 'Unknown device',
};
