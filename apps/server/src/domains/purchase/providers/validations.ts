import type { Context } from '../../../context.ts';
import { askProviders } from './ask-providers.ts';
import type { ProvidedViolation, ValidationQuestion } from './provider.ts';

export type Validations = { violations: ProvidedViolation[]; failed: string[] };

const MOST_VIOLATIONS = 100;
const LONGEST_DESCRIPTION = 1000;

/** What others have against a purchase. */
export async function violationsOf(ctx: Context, asked: ValidationQuestion, patienceMs?: number): Promise<Validations> {
  const providers = ctx.providers.validations.filter(
    ({ validateInCart }) => validateInCart || asked.source === 'CHECKOUT',
  );
  const lineIds = new Set(asked.lines.map(({ id }) => id));
  const { answers, failed } = await askProviders(
    ctx,
    providers,
    {
      ask: (provider, signal) => provider.violations(ctx, { ...asked, signal }),
      read: (violations) => {
        if (violations.length > MOST_VIOLATIONS) throw new Error(`${violations.length} violations are too many`);
        return violations.map((violation) => readViolation(violation, lineIds));
      },
    },
    patienceMs,
  );
  return { violations: answers.flatMap(({ answer }) => answer).slice(0, MOST_VIOLATIONS), failed };
}

/** A violation; one of a line that is not there is one of the whole purchase. Throws unless it can be shown. */
function readViolation(
  { severity, lineId, description }: ProvidedViolation,
  lineIds: ReadonlySet<string>,
): ProvidedViolation {
  if (severity !== 'WARNING' && severity !== 'ERROR') throw new Error(`${severity} is no severity`);
  if (typeof description !== 'string' || description.trim() === '' || description.length > LONGEST_DESCRIPTION)
    throw new Error('a violation needs a description');
  return { severity, lineId: lineId !== null && lineIds.has(lineId) ? lineId : null, description: description.trim() };
}
