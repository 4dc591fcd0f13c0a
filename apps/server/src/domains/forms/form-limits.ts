/** What a form may hold, and how many of them a site. */
import { FORMS_NAMESPACE, type formRestrictions, type forms } from '@stoa/contract';
import { MOST_FIELDS } from '@stoa/contract/forms/form';
import { readSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { countForms } from './forms.store.ts';

export const MOST_FORMS = 500;
const MOST_STEPS = 100;
const MOST_RULES = 100;
const MOST_NOTIFIED = 10;

/** The app to which forms on pages belong. */
const FORMS_APP_ID = '225dd912-7dea-4738-8688-4b8c6955ffc2';

export const listFormsProvidersConfigs: UseCase<(typeof forms)['listFormsProvidersConfigs']> = async () => ({
  configs: [
    {
      namespace: FORMS_NAMESPACE,
      appId: FORMS_APP_ID,
      restrictions: { maxForms: MOST_FORMS, maxFields: MOST_FIELDS, maxDeletedForms: null },
    },
  ],
});

const upTo = (limit: number) => ({ limit, warnThreshold: Math.floor(limit * 0.9) });

/** Nothing is held back for a higher plan: there are none. */
export const getRestrictions: UseCase<(typeof formRestrictions)['getRestrictions']> = (ctx) =>
  readSite(ctx, async (tx) => ({
    restrictions: {
      formsLimit: upTo(MOST_FORMS),
      fieldsLimit: upTo(MOST_FIELDS),
      stepsLimit: upTo(MOST_STEPS),
      rulesLimit: upTo(MOST_RULES),
      emailsLimit: upTo(MOST_NOTIFIED),
      features: ['FILE_UPLOAD_FIELD' as const, 'FILE_DOWNLOAD' as const],
      ascendPlan: 'UNLIMITED' as const,
    },
    totalFormCount: await countForms(tx, null, { isDeleted: false }),
  }));
