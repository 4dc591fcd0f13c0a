/** The tables that no domain owns, each with the modules that write it, by their paths below src. */
export const platformTables: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['platform/audit-log.ts', 'platform/audit-row.ts', 'platform/personal-traces.store.ts'],
  background_jobs: ['platform/jobs/'],
  idempotency_keys: ['http/api/idempotency.ts', 'platform/personal-traces.store.ts'],
  mails: ['platform/mail/'],
  outbox: ['platform/events/'],
  platform_settings: ['platform/settings.store.ts'],
  tasks: ['platform/tasks/', 'platform/events/relay.ts', 'platform/mail/mails.store.ts'],
};
