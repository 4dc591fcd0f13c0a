/** Texts for React components, provided by context. */
import { createContext, useContext } from 'react';
import type { Messages, Subject } from './en/index.ts';

const Context = createContext<Partial<Messages>>({});

/** Provides components with texts: the whole catalogue on the server, loaded subjects in browsers. */
export const MessagesProvider = Context.Provider;

/** Returns the texts of a subject. Throws if the subject is not loaded. */
export function useMessages<S extends Subject>(subject: S): Messages[S] {
  const messages = useContext(Context)[subject];
  if (!messages) throw new Error(`No texts of "${subject}" here: give them to the MessagesProvider above.`);
  return messages;
}
