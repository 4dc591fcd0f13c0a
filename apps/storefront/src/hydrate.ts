import type { Messages } from '@stoa/messages';
import { MessagesProvider } from '@stoa/messages/react';
import { type ComponentType, createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island from its server-rendered HTML. Resolves when it answers to its visitor. */
export function hydrate(host: Element, island: ComponentType, messages: Partial<Messages>): Promise<void> {
  const props = JSON.parse(host.getAttribute('props') ?? '{}');
  return new Promise((resolve) => {
    const parts = [createElement(island, { ...props, key: 'island' }), createElement(Awake, { key: 'awake', resolve })];
    hydrateRoot(host, createElement(MessagesProvider, { value: messages }, parts));
  });
}

/** Follows the island, so that its effects have run before this one. */
function Awake({ resolve }: { resolve: () => void }) {
  useEffect(resolve, [resolve]);
  return null;
}
