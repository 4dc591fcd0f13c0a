import { audit } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { queryAuditLog } from './query-audit-log.ts';

export const served = serve(audit, { queryAuditLog });
