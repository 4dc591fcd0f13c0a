import type { Messages } from '@stoa/messages';
import { MessagesProvider } from '@stoa/messages/react';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island from its server-rendered HTML. */
export function hydrate(host: Element, island: ComponentType, messages: Partial<Messages>): void {
  const props = JSON.parse(host.getAttribute('props') ?? '{}');
  hydrateRoot(host, createElement(MessagesProvider, { value: messages }, createElement(island, props)));
}
