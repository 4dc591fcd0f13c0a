/** Addresses of pages, without the slash before them: small letters, digits, and hyphens between them. */
import { words } from '../../app/words.ts';

const texts = words.sitePages;

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Über uns & mehr` is `ueber-uns-mehr`. */
export const toAddress = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{Ll}\p{Lo}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');

const LONGEST = 100;

export const wrongAddress = (address: string): string | null => (address ? null : texts.create.noAddress);
