import type { Context } from '../../../context.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import type { TokenContent } from '../access-tokens.ts';
import type { TokenRequest } from './token-request.ts';
import type { TokenServices } from './token-services.ts';

/** Whom new tokens are of. */
export type Granted = { content: TokenContent; refreshToken?: string; idToken?: string };

/** Decides by what is sent whether tokens are issued, and whose. */
export type Grant = (services: TokenServices, ctx: Context, sent: TokenRequest) => Promise<Granted | Refusal>;
