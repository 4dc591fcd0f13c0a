import { useEffect, useState } from 'react';
import { loadSuggestions, type Suggestion } from './suggestions.ts';

/** Nobody types faster than this for long. */
const PAUSE_MS = 150;

/** Suggestions for what is typed so far; those for what was typed before, until they come. */
export function useSuggestions(words: string): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (!words.trim()) {
      setSuggestions([]);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const found = await loadSuggestions(words.trim(), abort.signal).catch(() => []);
      if (!abort.signal.aborted) setSuggestions(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);
  return suggestions;
}
