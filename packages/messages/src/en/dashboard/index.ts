/** Texts of the dashboard, by subject. */
import { address } from '../address.ts';
import { forms } from './forms.ts';
import { lists } from './lists.ts';
import { offline } from './offline.ts';

export const dashboard = { address, forms, lists, offline };

export type DashboardMessages = typeof dashboard;
