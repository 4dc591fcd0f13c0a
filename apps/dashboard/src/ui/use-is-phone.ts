import { useMatches } from '@mantine/core';

/** Narrow screens show lists as cards. */
export const useIsPhone = (): boolean => useMatches({ base: true, sm: false }, { getInitialValueInEffect: false });
