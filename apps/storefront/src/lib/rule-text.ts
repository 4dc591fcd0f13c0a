import type { Messages } from '@stoa/messages';
import type { ApiError } from '@stoa/sdk';

type Violation = ApiError['violations'][number];

/** The message for a violated rule of the API, in the site's language. */
export function ruleText({ violatedRule, ruleName, data }: Violation, { rules }: Messages['forms']): string {
  const threshold = Number(data?.threshold ?? 0);
  switch (violatedRule) {
    case 'REQUIRED_FIELD':
      return rules.required;
    case 'MIN_LENGTH':
      return threshold > 1 ? rules.tooShort(threshold) : rules.required;
    case 'MAX_LENGTH':
      return rules.tooLong(threshold);
    default:
      if (ruleName === 'EMAIL') return rules.email;
      return ruleName === 'WEAK_PASSWORD' ? rules.weakPassword : rules.other;
  }
}
