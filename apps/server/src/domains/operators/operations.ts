import { operators } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { inviteToSignUp, listAllSites, setSiteBlocked } from './operate.ts';

export const served = [...serve(operators, { listAllSites, setSiteBlocked, inviteToSignUp })];
