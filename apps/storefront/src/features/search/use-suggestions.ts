import type { Messages } from '@stoa/messages';
import { useEffect, useState } from 'react';
import { loadSuggestions, type Suggestion } from './suggestions.ts';

/** The pause in typing after which suggestions are loaded. */
const PAUSE_MS = 150;

/** Suggestions for the current text; until they arrive, those for the text before. */
export function useSuggestions(words: string, messages: Messages['search']): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (!words.trim()) {
      setSuggestions([]);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const found = await loadSuggestions(words.trim(), messages, abort.signal).catch(() => []);
      if (!abort.signal.aborted) setSuggestions(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, messages]);
  return suggestions;
}
