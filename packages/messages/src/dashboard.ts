/** Texts for the dashboard, whose language does not change while it is open. */
import type { DashboardLoaders, DashboardMessages, DashboardSubject } from './en/dashboard/index.ts';
import { dashboardLanguageOf } from './languages.ts';

export type { DashboardMessages, DashboardSubject } from './en/dashboard/index.ts';

/** Loads texts of the dashboard in one language: those of some subjects, or all. */
export async function loadDashboardMessages(
  language: string,
  subjects?: readonly DashboardSubject[],
): Promise<DashboardMessages> {
  const { dashboard }: { dashboard: DashboardLoaders } = await import(
    `./${dashboardLanguageOf(language)}/dashboard/index.ts`
  );
  const named = subjects ?? (Object.keys(dashboard) as DashboardSubject[]);
  // a module may have more than the subject that it is loaded for
  const loaded = named.map(async (subject) => [subject, ((await dashboard[subject]()) as DashboardMessages)[subject]]);
  return Object.fromEntries(await Promise.all(loaded));
}
