import { Badge } from '@mantine/core';
import { type State, states } from './kinds.ts';

export const StateBadge = ({ state }: { state: State }) => (
  <Badge variant="light" color={states[state].color} style={{ flex: 'none' }}>
    {states[state].label}
  </Badge>
);
