import type { checkouts, Request } from '@stoa/contract';
import { withoutNulls } from './wire/wire-fields.ts';

type SentCustomLine = NonNullable<Request<typeof checkouts.addToCheckout>['customLineItems']>[number];

/** The optional fields differ from call to call, as `required` of each operation says. */
export type LooseCustomLine = Partial<SentCustomLine>;

/** What is kept of an item outside the catalogue as it was sent: it says more of itself than items of the catalogue do. */
export type CustomDetails = Pick<
  LooseCustomLine,
  | 'itemType'
  | 'url'
  | 'priceDescription'
  | 'serviceProperties'
  | 'rootCatalogItemId'
  | 'deliveryProfileId'
  | 'policies'
  | 'membersOnly'
  | 'fixedQuantity'
  | 'priceUndetermined'
  | 'taxableAddress'
  | 'modifierGroups'
>;

export const detailsOf = (custom: LooseCustomLine): CustomDetails =>
  withoutNulls({
    itemType: custom.itemType,
    url: custom.url,
    priceDescription: custom.priceDescription,
    serviceProperties: custom.serviceProperties,
    rootCatalogItemId: custom.rootCatalogItemId,
    deliveryProfileId: custom.deliveryProfileId,
    policies: custom.policies,
    membersOnly: custom.membersOnly,
    fixedQuantity: custom.fixedQuantity,
    priceUndetermined: custom.priceUndetermined,
    taxableAddress: custom.taxableAddress,
    modifierGroups: custom.modifierGroups,
  });
