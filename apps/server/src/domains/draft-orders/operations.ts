import { draftOrders } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createCustomDiscounts, deleteCustomDiscounts, setDiscounts } from './change-discounts.ts';
import { createCustomAdditionalFees, deleteCustomAdditionalFees, setAdditionalFees } from './change-fees.ts';
import { addLineItemsToDraftOrder, updateLineItems } from './change-items.ts';
import {
  setBillingInfo,
  setBusinessLocation,
  setBuyerInfo,
  setRecipientInfo,
  setShippingInfo,
  setTaxExemption,
  updateExtendedFields,
} from './change-parties.ts';
import { commitDraftOrder } from './commit-draft.ts';
import { createDraftOrder, createEmptyDraftOrder } from './create-draft.ts';
import { createOrderFromDraft } from './create-order.ts';
import { deleteDraftOrder } from './delete-draft.ts';
import { getOrderDraftabilityStatus } from './draftability.ts';
import { getDraftOrder, queryDraftOrders } from './read-drafts.ts';

export const served = serve(draftOrders, {
  createDraftOrder,
  createEmptyDraftOrder,
  addLineItemsToDraftOrder,
  updateLineItems,
  setDiscounts,
  createCustomDiscounts,
  deleteCustomDiscounts,
  setAdditionalFees,
  createCustomAdditionalFees,
  deleteCustomAdditionalFees,
  setShippingInfo,
  setBuyerInfo,
  setRecipientInfo,
  setBillingInfo,
  setTaxExemption,
  setBusinessLocation,
  getDraftOrder,
  getOrderDraftabilityStatus,
  commitDraftOrder,
  createOrderFromDraft,
  deleteDraftOrder,
  queryDraftOrders,
  updateExtendedFields,
});
