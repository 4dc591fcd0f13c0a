import type { PluginFailure } from './plugins.store.ts';

const LONGEST_DETAIL = 300;

/** An app declares an error of the contract: it answered. */
export class AppRefused extends Error {
  readonly code: string;
  readonly data: Record<string, unknown>;
  constructor(code: string, data: Record<string, unknown>) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** An app did not answer, or so that it counts like none. */
export class PluginFailed extends Error {
  readonly reason: PluginFailure['reason'];
  constructor(reason: PluginFailure['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }

  describe(operation: string, now: Date): PluginFailure {
    const detail = this.message.slice(0, LONGEST_DETAIL);
    return { date: now.toISOString(), operation, reason: this.reason, detail };
  }
}
