import { words } from '../../../../app/words.ts';
import { missing } from '../../../../ui/form/checks.ts';
import { readAmount } from '../../../../ui/form/read-number.ts';
import type { Installed, Region } from '../queries.ts';
import { notAmount } from '../rates.ts';

const texts = words.carriers;

type Carrier = NonNullable<Region['deliveryCarriers']>[number];
/** An amount on top of each price of the carrier. */
type Charge = { description: string; amount: string };

/** A carrier in a region, as the form edits it. Amounts are in the site's currency, as they are typed. */
export type CarrierValues = {
  appId: string;
  name: string;
  description: string;
  /** Whether it cannot be in a region without a backup rate. */
  needsBackup: boolean;
  isOn: boolean;
  hasBackup: boolean;
  backupTitle: string;
  backupAmount: string;
  charges: Charge[];
};

/** What the wire allows for a carrier. */
export const MOST_CHARGES = 10;

/** All carriers of the site, with what the region says about them. */
export const readCarriers = (region: Region, installed: readonly Installed[]): CarrierValues[] =>
  installed.map(({ id, displayName, description, fallbackDefinitionMandatory }) => {
    const known = region.deliveryCarriers?.find(({ appId }) => appId === id);
    const { active, title, amount } = known?.backupRate ?? {};
    return {
      appId: id ?? '',
      name: displayName ?? '',
      description: description ?? '',
      needsBackup: fallbackDefinitionMandatory ?? false,
      isOn: known !== undefined,
      hasBackup: active ?? false,
      backupTitle: title ?? '',
      backupAmount: amount ?? '',
      charges: (known?.additionalCharges ?? []).map((charge) => ({
        description: charge.description ?? '',
        amount: charge.amount ?? '',
      })),
    };
  });

/** What is wrong with the carriers that are on, by the paths of their fields. */
export function wrongWithCarriers(carriers: readonly CarrierValues[]): Record<string, string | null> {
  const wrong: Record<string, string | null> = {};
  for (const [index, { isOn, needsBackup, hasBackup, backupTitle, backupAmount, charges }] of carriers.entries()) {
    if (!isOn) continue;
    const at = `carriers.${index}`;
    const isAsked = hasBackup || needsBackup;
    wrong[`${at}.backupTitle`] = isAsked ? missing(backupTitle) : null;
    wrong[`${at}.backupAmount`] = isAsked || backupAmount.trim() ? notAmount(backupAmount) : null;
    for (const [place, charge] of charges.entries()) {
      wrong[`${at}.charges.${place}.description`] = missing(charge.description);
      wrong[`${at}.charges.${place}.amount`] = notAmount(charge.amount);
    }
  }
  return wrong;
}

/** The carrier as it is sent. */
export function writeCarrier({ appId, hasBackup, backupTitle, backupAmount, charges }: CarrierValues) {
  const amount = readAmount(backupAmount);
  return {
    appId,
    ...(amount !== null && {
      backupRate: { title: backupTitle.trim() || null, amount, active: hasBackup },
    }),
    additionalCharges: charges.map((charge) => ({
      description: charge.description.trim(),
      amount: readAmount(charge.amount) ?? '0',
    })),
  } satisfies Carrier;
}

export type CarrierChange = { kind: 'ADD' | 'UPDATE' | 'REMOVE'; carrier: CarrierValues };

/** What has to be done to get from the saved carriers to the wanted ones. */
export const changesOf = (saved: readonly CarrierValues[], wanted: readonly CarrierValues[]): CarrierChange[] =>
  wanted.flatMap((carrier): CarrierChange[] => {
    const known = saved.find(({ appId, isOn }) => isOn && appId === carrier.appId);
    if (!known) return carrier.isOn ? [{ kind: 'ADD', carrier }] : [];
    if (!carrier.isOn) return [{ kind: 'REMOVE', carrier }];
    return JSON.stringify(known) === JSON.stringify(carrier) ? [] : [{ kind: 'UPDATE', carrier }];
  });

/** The carriers of a region in words: `Shipping (backup rate), Pickup`. */
export function carriersText(carriers: readonly Carrier[], installed: readonly Installed[]): string {
  if (carriers.length === 0) return texts.none;
  const names = carriers.flatMap(({ appId, backupRate }) => {
    const name = installed.find(({ id }) => id === appId)?.displayName;
    return name ? [backupRate?.active ? texts.withBackupRate(name) : name] : [];
  });
  return names.join(', ');
}
