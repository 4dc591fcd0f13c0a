import { orderPaymentRequests, paymentRequestPage } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import {
  chargeOrderPaymentRequest,
  deleteOrderPaymentRequest,
  getOrderPaymentRequestUrl,
  sendPaymentRequest,
  updateExtendedFieldsOfRequest,
  voidOrderPaymentRequest,
} from './change-request.ts';
import { bulkCreateOrderPaymentRequests, createOrderPaymentRequest } from './create-request.ts';
import { answerBank, openPaymentRequest, payPaymentRequest } from './pay-page.ts';
import { requestResource } from './payment-requests.ts';

export const served = [
  ...serve(orderPaymentRequests, {
    ...requestResource.useCases,
    createOrderPaymentRequest,
    bulkCreateOrderPaymentRequests,
    deleteOrderPaymentRequest,
    getOrderPaymentRequestUrl,
    updateExtendedFields: updateExtendedFieldsOfRequest,
    voidOrderPaymentRequest,
    chargeOrderPaymentRequest,
  }),
  ...serve(paymentRequestPage, { openPaymentRequest, payPaymentRequest, answerBank, sendPaymentRequest }),
];
