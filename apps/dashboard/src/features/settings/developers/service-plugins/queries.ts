import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../app/api.ts';

export const SERVICE_PLUGINS = ['service-plugins'] as const;

export const servicePluginsQuery = queryOptions({
  queryKey: SERVICE_PLUGINS,
  queryFn: async () => {
    const { servicePlugins = [], keys = [] } = await api.servicePlugins.listServicePlugins();
    return { servicePlugins, keys };
  },
});
type Listed = Awaited<ReturnType<NonNullable<typeof servicePluginsQuery.queryFn>>>;
export type Plugin = Listed['servicePlugins'][number];
export type PluginKey = Listed['keys'][number];
export type Trial = Awaited<ReturnType<typeof api.servicePlugins.tryServicePlugin>>;
