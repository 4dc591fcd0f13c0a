import { redirects } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createRedirectSession } from './create-redirect-session.ts';

export const served = serve(redirects, { createRedirectSession });
