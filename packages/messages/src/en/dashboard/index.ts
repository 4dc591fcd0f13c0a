/** Texts of the dashboard, by subject. */
import { address } from '../address.ts';
import { forms } from './forms.ts';
import { lists } from './lists.ts';
import { offline } from './offline.ts';
import { usps } from './usps.ts';

export const dashboard = { address, forms, lists, offline, usps };

export type DashboardMessages = typeof dashboard;
