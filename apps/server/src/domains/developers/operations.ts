import { developers } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import {
  createOAuthApp,
  deleteOAuthApp,
  getOAuthApp,
  listOAuthApps,
  rotateSecret,
  updateOAuthApp,
} from './oauth-apps.ts';

export const served = serve(developers, {
  listApiKeys,
  createApiKey,
  revokeApiKey,
  listOAuthApps,
  getOAuthApp,
  createOAuthApp,
  updateOAuthApp,
  rotateSecret,
  deleteOAuthApp,
});
