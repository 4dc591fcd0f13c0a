import type { letters } from '@stoa/contract';
import { languageOf, languages } from '@stoa/messages';
import { exampleOf, isSent, type LetterKind, sendExample } from '../../letters.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, notFound, refuse } from '../../platform/refusal.ts';
import type { LetterSettings, Site } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { accountLimit, limitAttempts } from '../identity/index.ts';
import { readSiteFacts, saveSiteFacts } from '../sites/index.ts';

type Service = typeof letters;

const noLetter = notFound('there is no such letter');

/** A kind of letter, with what the shop decided about it. */
function viewKind(kind: LetterKind, settings: Site['settings']) {
  const { name, title, when, isToBusiness = false, isOptional = false } = kind;
  return {
    ...{ name, title, when, isOptional },
    goesTo: isToBusiness ? ('BUSINESS' as const) : ('CUSTOMER' as const),
    isOn: isSent(kind, { settings }),
    recipients: settings.letters?.[name]?.to ?? [],
  };
}

export const listLetters: UseCase<Service['listLetters']> = async ({ letterKinds, site }) => ({
  letters: letterKinds.map((kind) => viewKind(kind, site.settings)),
  languages: [...languages],
  siteLanguage: languageOf(site.language),
});

/** Shows a letter with the facts of its example, as the site would write it in a language. */
export const previewLetter: UseCase<Service['previewLetter']> = async (
  { letterKinds, site },
  { name, language = site.language },
) => {
  const kind = letterKinds.find((each) => each.name === name);
  if (!kind) return noLetter;
  const shown = languageOf(language);
  return { preview: { name, language: shown, ...(await exampleOf(kind, { ...site, language: shown })) } };
};

/** Switches a letter on or off, and says who in the business gets it. What is absent stays. */
export const updateLetter: UseCase<Service['updateLetter']> = async (ctx, { name, isOn, recipients }) => {
  const kind = ctx.letterKinds.find((each) => each.name === name);
  if (!kind) return noLetter;
  if (isOn === false && !kind.isOptional) return refuse('LETTER_IS_REQUIRED');
  return withSite(ctx, async (tx) => {
    const site = await readSiteFacts(tx, { lock: true });
    const known = site.settings.letters?.[name] ?? {};
    const { isOff, isOn: isWanted } = isOn === undefined ? known : switched(kind, isOn);
    const to = recipients === undefined ? known.to : [...new Set(recipients.map((address) => address.trim()))];
    const changed: LetterSettings = {
      ...(isOff && { isOff }),
      ...(isWanted && { isOn: isWanted }),
      ...(kind.isToBusiness && to?.length && { to }),
    };
    const settings = { ...site.settings, letters: { ...site.settings.letters, [name]: changed } };
    await saveSiteFacts(tx, { ...site, settings }, ctx.now());
    ctx.sites.changed(tx);
    return { letter: viewKind(kind, settings) };
  });
};

/** What is kept of a switch: nothing where it is as usual. */
const switched = ({ isOptIn }: LetterKind, isOn: boolean): LetterSettings => {
  if (isOptIn) return isOn ? { isOn } : {};
  return isOn ? {} : { isOff: true };
};

/** Mails a letter as previews show it, for staff to see it in their own mail program. */
export const sendTestLetter: UseCase<Service['sendTestLetter']> = async (
  ctx,
  { name, language = ctx.site.language, to },
) => {
  const kind = ctx.letterKinds.find((each) => each.name === name);
  if (!kind) return noLetter;
  const counted = await limitAttempts(ctx, [accountLimit('mail', ctx.siteId, to)]);
  if (isRefusal(counted)) return counted;
  return withSite(ctx, async (tx) => {
    sendExample(tx, kind, { to, from: { ...ctx.site, language: languageOf(language) } });
    return {};
  });
};
