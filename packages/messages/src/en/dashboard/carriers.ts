/** By what the orders of a region are carried, among the settings of delivery. */
export const carriers = {
  title: (region: string) => `Carriers of ${region}`,
  saved: (region: string) => `The carriers of ${region} were saved`,
  text: 'A backup rate is offered where a carrier has no price for an order, so that customers there can still buy. Charges, such as for insurance, are added to each of its prices.',
  backupRateOf: (carrier: string) => `Backup rate of ${carrier}`,
  rateName: 'Name of the rate',
  charge: 'Additional charge',
  amount: (currency: string) => `Amount (${currency})`,
  removeCharge: (number: number, carrier: string) => `Remove charge ${number} of ${carrier}`,
  addChargeTo: (carrier: string) => `Add a charge to ${carrier}`,
  addCharge: 'Add a charge',
  none: 'No carriers: nothing is offered here yet',
  withBackupRate: (carrier: string) => `${carrier} (backup rate)`,
};
