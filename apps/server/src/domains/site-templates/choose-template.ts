import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { findTemplates } from './saved-templates.store.ts';
import { isDrawn } from './templates.ts';

type Plan = { template?: string; language: string; currency: string };

/**
 * The plan of a site with a template that this person may choose; nobody's where it is null. What a saved one says and costs is
 * said in one language and one currency, so the site has those.
 */
export async function chooseTemplate<P extends Plan>(tx: Tx, plan: P, person: string | null): Promise<P | Refusal> {
  const { template: id } = plan;
  if (id === undefined || isDrawn(id)) return plan;
  const [saved] = isGuid(id) ? await findTemplates(tx, { id, offeredTo: person }) : [];
  if (!saved)
    return invalid({
      field: 'site.template',
      description: 'is not a template that you can choose',
      violatedRule: 'OTHER',
    });
  return { ...plan, language: saved.language ?? plan.language, currency: saved.currency ?? plan.currency };
}
