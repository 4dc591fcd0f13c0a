import { servicePlugins } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createServicePlugin, deleteServicePlugin, listServicePlugins, updateServicePlugin } from './manage-plugins.ts';
import { tryServicePlugin } from './try-plugin.ts';

export const served = serve(servicePlugins, {
  listServicePlugins,
  createServicePlugin,
  updateServicePlugin,
  deleteServicePlugin,
  tryServicePlugin,
});
