/** Texts for the dashboard, whose language does not change while it is open. */
import type { DashboardMessages } from './en/dashboard/index.ts';
import { dashboardLanguageOf } from './languages.ts';

export type { DashboardMessages } from './en/dashboard/index.ts';

/** Loads the texts of the dashboard in one language. */
export async function loadDashboardMessages(language: string): Promise<DashboardMessages> {
  const { dashboard } = await import(`./${dashboardLanguageOf(language)}/dashboard/index.ts`);
  return dashboard;
}
