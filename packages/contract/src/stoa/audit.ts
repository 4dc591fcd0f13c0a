/** What was done on a site: changes of the back office, and what happened to accounts. */
import { backOffice, operation, service } from '../operation.ts';
import { anyObject, choice, date, guid, integer, list, message, nullable, ref, text } from '../schema.ts';

export const AuditCaller = message('AuditCaller', {
  kind: choice('nobody', 'visitor', 'member', 'staff', 'app'),
  id: nullable(text()),
  /** Of staff. */
  name: nullable(text()),
});

export const AuditEntry = message('AuditEntry', {
  id: guid,
  /** The operation, or what happened to an account: `identity.login`. */
  operation: text(),
  /** The operation in words. */
  summary: text(),
  caller: ref(AuditCaller),
  entityId: nullable(text()),
  /** Fields that changed, as they were; all of them of what was deleted, none of what was created. */
  before: nullable(anyObject),
  /** The same fields as they became; null for what was deleted. */
  after: nullable(anyObject),
  /** What was asked for, without secrets. */
  request: nullable(anyObject),
  address: nullable(text()),
  date,
});

export const audit = service('stoa.audit', ['/stoa'], {
  queryAuditLog: operation({
    method: 'POST',
    path: '/v1/audit-log/query',
    summary: 'What was done on the site, the newest first',
    permit: backOffice('AUDIT.READ'),
    request: {
      /** Of this person or app. */
      callerId: text({ maxLength: 100 }),
      callerKind: choice('visitor', 'member', 'staff', 'app'),
      entityId: text({ maxLength: 100 }),
      /** Operations that begin with this: `stores.`, `identity.`. */
      operation: text({ maxLength: 100 }),
      from: date,
      to: date,
      limit: integer({ minimum: 1, maximum: 100 }),
      /** The cursor of the page before. */
      cursor: text({ maxLength: 1000 }),
    },
    response: { entries: list(ref(AuditEntry)), nextCursor: nullable(text()) },
  }),
});
