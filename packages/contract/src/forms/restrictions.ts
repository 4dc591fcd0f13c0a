import { backOffice, operation, service } from '../operation.ts';
import { choice, integer, list, message, nullable, ref } from '../schema.ts';

const FormLimit = message('FormLimit', {
  limit: nullable(integer({ maximum: 10_000 })),
  warnThreshold: nullable(integer({ maximum: 10_000 })),
});
const FormRestrictions = message('FormRestrictions', {
  formsLimit: ref(FormLimit),
  fieldsLimit: ref(FormLimit),
  stepsLimit: ref(FormLimit),
  conditionsLimit: ref(FormLimit),
  emailsLimit: ref(FormLimit),
  features: list(
    choice(
      ...(['UNKNOWN_FEATURE', 'FILE_UPLOAD_FIELD', 'ACCEPT_PAYMENTS', 'REMOVE_WIX_BRANDING'] as const),
      ...(['SIGNATURE_FIELD', 'FILE_DOWNLOAD'] as const),
    ),
    { maxItems: 10 },
  ),
  ascendPlan: choice('NOT_ASCEND', 'FREE', 'BASIC', 'PROFESSIONAL', 'UNLIMITED'),
  rulesLimit: ref(FormLimit),
});

export const formRestrictions = service('forms.restrictions', ['/form-app-service', '', '/_api/form-app-service'], {
  getRestrictions: operation({
    method: 'GET',
    path: '/v4/restrictions',
    summary: 'Get what the forms of a site may hold, and how many there are',
    permit: backOffice('WIX_FORMS.FORM_RESTRICTIONS_GET'),
    request: {},
    response: { restrictions: ref(FormRestrictions), totalFormCount: integer() },
  }),
});
