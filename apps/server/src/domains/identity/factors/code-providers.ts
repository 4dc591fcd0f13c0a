import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { FactorType } from './factor-status.ts';

/** Sends codes by another way than mail: a text message, a call, a push notification. */
export type CodeProvider = {
  /** Throws where the code could not be sent. */
  send(message: { to: string; code: string; language: string }): Promise<void>;
};

/**
 * The server's providers, by the factor they serve. There are none: text messages, calls and push notifications need a
 * contract with a carrier. A provider added here is offered to everyone.
 */
export const codeProviders: ReadonlyMap<FactorType, CodeProvider> = new Map();

/** The provider of a factor, or the refusal if there is none. */
export const findCodeProvider = (type: FactorType): CodeProvider | Refusal =>
  codeProviders.get(type) ?? refuse('FACTOR_NOT_CONFIGURED', { factorType: type });
