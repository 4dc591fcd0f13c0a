import { backOffice, operation, service } from '../operation.ts';
import { boolean, guid, integer, list, nullable, ref, text } from '../schema.ts';
import { AddressWithContact } from '../shared/address.ts';
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';
import { updatingTags, updatingTagsByFilter } from '../shared/tags.ts';
import {
  CalculatedDraftSubscriptionContract,
  ContractCatalogLineItem,
  ContractCustomLineItem,
  ContractLineItemChange,
  ContractNonDraftableReason,
  DraftSubscriptionContract,
  DraftTarget,
  SubscriptionCommitSettings,
} from './draft-subscription-contract.ts';
import { V1ShippingInformation } from './order.ts';

const path = '/v1/draft-subscription-contracts';
const bulk = '/v1/bulk/draft-subscription-contracts';
const draftSubscriptionContractId = guid;
const calculated = { calculatedDraftSubscriptionContract: ref(CalculatedDraftSubscriptionContract) };
const permission = (action: string) =>
  `ecom:draft_subscription_contracts:v1:draft_subscription_contract:${action}` as const;
const missing = ['DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND'] as const;
/** Why a draft cannot be changed. */
const fixed = [...missing, 'ALREADY_COMMITTED'] as const;

/** Changes of what the coming cycles of subscriptions contain and cost. Nothing of them counts until they are committed. */
export const draftSubscriptionContracts = service('ecom.draft-subscription-contracts', ['', '/ecom'], {
  getSubscriptionContractDraftability: operation({
    method: 'GET',
    path: `${path}/draftability`,
    summary: 'Find out whether the coming cycles of a subscription can be changed, and if not, why',
    permit: backOffice(permission('get_subscription_contract_draftability')),
    request: { subscriptionContractId: guid },
    response: {
      draftable: boolean,
      nonDraftableReasons: list(ref(ContractNonDraftableReason), { maxItems: 10 }),
      currentCycle: nullable(integer()),
    },
    required: ['subscriptionContractId'],
  }),
  createDraftSubscriptionContract: operation({
    method: 'POST',
    effect: 'write',
    path,
    summary: 'Begin to change one or all coming cycles of a subscription, or go on with the changes that were begun',
    permit: backOffice(permission('create_draft_subscription_contract')),
    request: { subscriptionContractId: guid, target: ref(DraftTarget) },
    response: calculated,
    required: [
      'target',
      'target.(contractTarget|cycleTarget)',
      'target.contractTarget.nextCycleNumber',
      'target.cycleTarget.cycleNumber',
      'subscriptionContractId',
    ],
    errors: [
      'SUBSCRIPTION_CONTRACT_NOT_FOUND',
      'SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE',
      'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_TARGET',
      'CYCLE_ALREADY_STARTED',
    ],
  }),
  getDraftSubscriptionContract: operation({
    method: 'GET',
    path: `${path}/{draftSubscriptionContractId}`,
    summary: 'Get a draft, calculated anew unless it was committed',
    permit: backOffice(permission('get_draft_subscription_contract')),
    request: { draftSubscriptionContractId },
    response: calculated,
    required: ['draftSubscriptionContractId'],
    errors: missing,
  }),
  deleteDraftSubscriptionContract: operation({
    method: 'DELETE',
    effect: 'write',
    path: `${path}/{draftSubscriptionContractId}`,
    summary: 'Delete a draft; what was committed stays committed',
    permit: backOffice(permission('delete_draft_subscription_contract')),
    request: { draftSubscriptionContractId },
    response: {},
    required: ['draftSubscriptionContractId'],
    errors: missing,
  }),
  addLineItems: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{draftSubscriptionContractId}/items`,
    summary: 'Add items of the catalogue, and others, to a draft',
    permit: backOffice(permission('add_line_items')),
    request: {
      draftSubscriptionContractId,
      catalogLineItems: list(ref(ContractCatalogLineItem), { maxItems: 300 }),
      customLineItems: list(ref(ContractCustomLineItem), { maxItems: 300 }),
    },
    response: calculated,
    required: ['draftSubscriptionContractId'],
    errors: [
      ...fixed,
      'LINE_ITEM_ALREADY_EXISTS',
      'EXTERNAL_LINE_ITEM_ID_ALREADY_EXISTS',
      'CATALOG_ITEM_NOT_FOUND',
      'MULTIPLE_CATALOGS',
      'LINE_AMOUNT_TOO_LARGE',
      'MAX_ITEMS_REACHED',
    ],
  }),
  updateLineItems: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{draftSubscriptionContractId}/line-items`,
    summary: 'Change quantities and prices of the lines of a draft; a quantity of 0 takes a line off',
    permit: backOffice(permission('update_line_items')),
    request: {
      draftSubscriptionContractId,
      lineItemChanges: list(ref(ContractLineItemChange), { minItems: 1, maxItems: 300 }),
    },
    response: calculated,
    required: ['draftSubscriptionContractId', 'lineItemChanges', 'lineItemChanges.lineItemId'],
    errors: [
      ...fixed,
      'LINE_ITEM_NOT_FOUND',
      'LINE_ITEM_IS_REMOVED',
      'LINE_ITEM_HAS_DISCOUNTS',
      'LINE_AMOUNT_TOO_LARGE',
    ],
  }),
  setShippingInfo: operation({
    method: 'PUT',
    effect: 'write',
    path: `${path}/{draftSubscriptionContractId}/shipping-info`,
    summary: 'Set how a draft is delivered: by an option of the site at its price, or at a price of its own',
    permit: backOffice(permission('set_shipping_info')),
    request: { draftSubscriptionContractId, shippingInfo: ref(V1ShippingInformation) },
    response: calculated,
    required: ['draftSubscriptionContractId'],
    errors: fixed,
  }),
  setRecipientInfo: operation({
    method: 'PUT',
    effect: 'write',
    path: `${path}/{draftSubscriptionContractId}/recipient-info`,
    summary: 'Set who gets what a draft has, and where',
    permit: backOffice(permission('set_recipient_info')),
    request: { draftSubscriptionContractId, recipientInfo: ref(AddressWithContact) },
    response: calculated,
    required: ['draftSubscriptionContractId'],
    errors: fixed,
  }),
  commitDraftSubscriptionContract: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{draftSubscriptionContractId}/commit`,
    summary: 'Apply a draft to the coming cycle, or cycles, that it was begun for',
    permit: backOffice(permission('commit_draft_subscription_contract')),
    request: {
      draftSubscriptionContractId,
      reason: nullable(text({ maxLength: 200 })),
      settings: ref(SubscriptionCommitSettings),
    },
    response: calculated,
    required: ['draftSubscriptionContractId'],
    errors: [
      ...fixed,
      'DRAFT_BELONGS_TO_ANOTHER_OWNER',
      'SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE',
      'CYCLE_ALREADY_STARTED',
      'NO_CHANGES_TO_COMMIT',
      'NO_SUBSCRIPTION_LINE_ITEMS_AFTER_COMMIT',
      'LINE_ITEM_PRICE_UNDETERMINED',
      'BILLING_ADDRESS_REQUIRED',
      'SHIPPING_ADDRESS_REQUIRED',
      'CALCULATION_ERROR',
    ],
  }),
  queryDraftSubscriptionContracts: operation({
    method: 'GET',
    alsoPost: true,
    path: `${path}/query`,
    summary: 'Query drafts, as they were calculated last',
    permit: backOffice(permission('query_draft_subscription_contracts')),
    request: { query: ref(CursorQuery) },
    response: {
      draftSubscriptionContracts: list(ref(DraftSubscriptionContract)),
      pagingMetadata: ref(CursorPagingMetadata),
    },
    required: ['query'],
  }),
  bulkUpdateDraftSubscriptionContractTags: operation({
    ...updatingTags('draftSubscriptionContractIds', bulk, permission('bulk_update_draft_subscription_contract_tags')),
    summary: 'Assign and unassign tags of up to 100 drafts; a tag in both lists is assigned',
  }),
  bulkUpdateDraftSubscriptionContractTagsByFilter: operation({
    ...updatingTagsByFilter(bulk, permission('bulk_update_draft_subscription_contract_tags_by_filter')),
    summary: 'Assign and unassign tags of all drafts that match a filter, in the background',
  }),
});
