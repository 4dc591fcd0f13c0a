/** Loads and saves how parcels go by USPS: the configuration, and the backup rate of its carrier in the regions. */
import { api, present } from '../../../../app/api.ts';
import { readAmount } from '../../../../ui/form/read-number.ts';
import { offerIn } from '../offer-in.ts';
import { loadRegions, type Region, USPS_CARRIER, type UspsConfiguration } from '../queries.ts';
import { type Usps, type UspsDraft, writeUsps } from './usps-form.ts';

type Saved = { shippoConfiguration?: UspsConfiguration };
const configurationIn = ({ shippoConfiguration }: Saved) => present(shippoConfiguration, 'shippoConfiguration');

/** The saved version, with the regions as they are now. */
export async function loadUsps(id: string): Promise<Usps> {
  const [found, regions] = await Promise.all([
    api.shippoConfigurations.getShippoConfiguration({ shippoConfigurationId: id }),
    loadRegions(),
  ]);
  return { configuration: configurationIn(found), regions };
}

type Last = { entity: Usps; base: UspsDraft; reached: (soFar: Usps) => void };

export async function saveUsps(draft: UspsDraft, last: Last): Promise<Usps> {
  const { id } = last.entity.configuration;
  const saved = id ? await update(id, draft, last) : await create(draft);
  return { configuration: configurationIn(saved), regions: await loadRegions() };
}

async function create(draft: UspsDraft): Promise<Saved> {
  const { regionIds } = draft;
  await setBackupRate(draft);
  return api.shippoConfigurations.createShippoConfiguration({
    shippoConfiguration: { ...writeUsps(draft), deliveryRegionId: regionIds[0] ?? '', deliveryRegionIds: regionIds },
  });
}

/** The configuration first: if someone else changed it meanwhile, nothing is changed. */
async function update(id: string, draft: UspsDraft, { entity, base, reached }: Last): Promise<Saved> {
  const note = (soFar: Saved) => reached({ ...entity, configuration: configurationIn(soFar) });
  const saved = await api.shippoConfigurations.updateShippoConfiguration({
    shippoConfiguration: { ...writeUsps(draft), id, revision: entity.configuration.revision ?? '' },
  });
  note(saved);
  await setBackupRate(draft);
  const place = (deliveryRegionId: string, { shippoConfiguration }: Saved) => ({
    shippoConfigurationId: id,
    deliveryRegionId,
    revision: shippoConfiguration?.revision ?? '',
  });
  return offerIn<Saved>(saved, {
    known: base.regionIds,
    wanted: draft.regionIds,
    add: (regionId, last) => api.shippoConfigurations.addDeliveryRegion(place(regionId, last)),
    remove: (regionId, last) => api.shippoConfigurations.removeDeliveryRegion(place(regionId, last)),
    reached: note,
  });
}

/** Lets the carrier deliver to the regions, at this rate where the post tells none. */
async function setBackupRate({ regionIds, backupRate }: UspsDraft): Promise<void> {
  const amount = readAmount(backupRate) ?? '';
  const chosen = (await loadRegions()).filter(({ id }) => regionIds.includes(id ?? ''));
  for (const { id, deliveryCarriers = [] } of chosen) await rateIn(id ?? '', deliveryCarriers, amount);
}

async function rateIn(deliveryRegionId: string, carriers: NonNullable<Region['deliveryCarriers']>, amount: string) {
  const known = carriers.find(({ appId }) => appId === USPS_CARRIER);
  const { backupRate } = known ?? {};
  if (backupRate?.active && Number(backupRate.amount) === Number(amount)) return;
  const rate = { title: 'USPS', ...backupRate, amount, active: true };
  const deliveryCarrier = { ...known, appId: USPS_CARRIER, backupRate: rate };
  if (known) await api.deliveryProfiles.updateDeliveryCarrier({ deliveryRegionId, deliveryCarrier });
  else await api.deliveryProfiles.addDeliveryCarrier({ deliveryRegionId, deliveryCarrier });
}
