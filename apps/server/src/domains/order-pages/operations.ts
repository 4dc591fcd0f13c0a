import { orderPages } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { openOrderPage } from './open-page.ts';
import { requestOrderPage } from './request-page.ts';

export const served = serve(orderPages, { openOrderPage, requestOrderPage });
