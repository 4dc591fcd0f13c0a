/** The activity log of a site: changes in the back office and account events. */
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
  /** The operation, or an account event such as `identity.login`. */
  operation: text(),
  /** The operation's summary. */
  summary: text(),
  caller: ref(AuditCaller),
  entityId: nullable(text()),
  /** Previous values of the changed fields: all fields of a deleted entity, none of a created one. */
  before: nullable(anyObject),
  /** New values of the same fields; null for a deleted entity. */
  after: nullable(anyObject),
  /** The request without secrets. */
  request: nullable(anyObject),
  address: nullable(text()),
  date,
});

export const audit = service('stoa.audit', ['/stoa'], {
  queryAuditLog: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/audit-log/query',
    summary: 'Query the activity log, newest first',
    permit: backOffice('AUDIT.READ'),
    request: {
      /** Of this person or app. */
      callerId: text({ maxLength: 100 }),
      callerKind: choice('visitor', 'member', 'staff', 'app'),
      entityId: text({ maxLength: 100 }),
      /** The beginning of the operation: `stores.`, `identity.`. */
      operation: text({ maxLength: 100 }),
      from: date,
      to: date,
      limit: integer({ minimum: 1, maximum: 100 }),
      /** The cursor from the previous page. */
      cursor: text({ maxLength: 1000 }),
    },
    response: { entries: list(ref(AuditEntry)), nextCursor: nullable(text()) },
  }),
});
