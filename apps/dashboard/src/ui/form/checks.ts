/** Checks that forms can do without the server. Each returns an error message, or null. */
import { words } from '../../app/words.ts';

export const missing = (text: string, says = words.forms.missingName): string | null => (text.trim() ? null : says);

export const notEmail = (text: string): string | null =>
  /^[^\s@]+@[^\s@]+$/.test(text.trim()) ? null : words.forms.noEmail;

export const notWebAddress = (text: string): string | null =>
  /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '') ? null : words.forms.noWebAddress;
