import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { FactorType } from './factor-status.ts';

/** Sends codes another way than by mail: a text message, a call, a push notification. */
export type CodeProvider = {
  /** Throws where the code could not be sent. */
  send(message: { to: string; code: string; language: string }): Promise<void>;
};

/**
 * The providers that this server has, by the factor that they serve. There are none: text messages, calls and push
 * notifications need a contract with somebody who delivers them. One that is added here is offered to everybody.
 */
export const codeProviders: ReadonlyMap<FactorType, CodeProvider> = new Map();

/** The provider of a factor, or why there is none. */
export const findCodeProvider = (type: FactorType): CodeProvider | Refusal =>
  codeProviders.get(type) ?? refuse('FACTOR_NOT_CONFIGURED', { factorType: type });
