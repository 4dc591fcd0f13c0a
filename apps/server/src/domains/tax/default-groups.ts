import {
  FULLY_EXEMPT_GROUP_ID,
  PRODUCTS_TAX_GROUP_ID,
  SHIPPING_TAX_GROUP_ID,
  UNTAXED_TAX_GROUP_ID,
} from '@stoa/contract/ecom/fixed-ids';
import { storesAppIds } from '@stoa/contract/stores/app-ids';

/** The group of every product without one. */
export const STANDARD_GROUP = { id: PRODUCTS_TAX_GROUP_ID, name: 'Products', revision: '1' };
/** The group of products that are sold without tax. */
export const UNTAXED_GROUP = {
  id: UNTAXED_TAX_GROUP_ID,
  name: 'Products without tax',
  revision: '1',
};
/** The group of shipping, and of fees that are taxed. */
export const SHIPPING_GROUP = { id: SHIPPING_TAX_GROUP_ID, name: 'Shipping', revision: '1' };
/** The platform defines these groups, and they never change. */
export const DEFAULT_GROUPS = [STANDARD_GROUP, SHIPPING_GROUP, UNTAXED_GROUP];

export const isDefaultGroup = (id: string): boolean => DEFAULT_GROUPS.some((group) => group.id === id);

/** The group of buyers who pay no tax at all, wherever they are. */
export const FULLY_EXEMPT = {
  id: FULLY_EXEMPT_GROUP_ID,
  name: 'Exempt from all tax',
  appId: storesAppIds[0],
};
