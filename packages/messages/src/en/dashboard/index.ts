/** Texts of the dashboard, by subject. */
import { forms } from './forms.ts';
import { lists } from './lists.ts';

export const dashboard = { forms, lists };

export type DashboardMessages = typeof dashboard;
