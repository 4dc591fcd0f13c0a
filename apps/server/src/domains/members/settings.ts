import type { memberDefaultPrivacy, memberPrivacySettings, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import {
  lockSettings,
  type MemberSettings,
  readSettings,
  saveDefaultPrivacy,
  savePrivacySettings,
} from './settings.store.ts';

const viewDefault = ({ id, defaultPrivacy, defaultPrivacyRevision }: MemberSettings) => ({
  defaultPrivacy: { id, defaultPrivacy, revision: defaultPrivacyRevision },
});

export const getDefaultPrivacyStatus = async (ctx: Context) => viewDefault(await readSite(ctx, readSettings));

/** Says what new members are; those that there are stay as they are. */
export const setDefaultPrivacyStatus = (
  ctx: Context,
  { defaultPrivacy: asked }: Request<typeof memberDefaultPrivacy.setDefaultPrivacyStatus>,
) =>
  withSite(ctx, async (tx) => {
    const known = await lockSettings(tx, ctx.now());
    if (asked.revision !== known.defaultPrivacyRevision)
      return refuse('INVALID_REVISION', { currentRevision: known.defaultPrivacyRevision });
    if (!asked.defaultPrivacy) return missing('defaultPrivacy.defaultPrivacy');
    await saveDefaultPrivacy(tx, asked.defaultPrivacy);
    return viewDefault(await readSettings(tx));
  });

const missing = (field: string) => invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });

const viewPrivacy = ({ id, visibility, candidates, privacyRevision, privacyUpdatedDate }: MemberSettings) => ({
  memberPrivacySettings: {
    id,
    publicMemberVisibility: visibility,
    publicMemberCandidates: candidates,
    revision: privacyRevision,
    ...(privacyUpdatedDate ? { updatedDate: privacyUpdatedDate } : {}),
  },
});

export const getMemberPrivacySettings = async (ctx: Context) => viewPrivacy(await readSite(ctx, readSettings));

/** Says who sees members that show themselves, and whether members may do so; what is left out stays. */
export const setMemberPrivacySettings = (
  ctx: Context,
  { memberPrivacySettings: asked }: Request<typeof memberPrivacySettings.setMemberPrivacySettings>,
) =>
  withSite(ctx, async (tx) => {
    const known = await lockSettings(tx, ctx.now());
    if (asked.revision !== known.privacyRevision)
      return refuse('INVALID_REVISION', { currentRevision: known.privacyRevision });
    const { publicMemberVisibility: visibility, publicMemberCandidates: candidates } = asked;
    if (visibility === 'UNKNOWN' || candidates === 'UNKNOWN') return refuse('INVALID_SETTINGS');
    const wanted = { visibility: visibility ?? known.visibility, candidates: candidates ?? known.candidates };
    // what changes nothing is no new revision
    if (wanted.visibility === known.visibility && wanted.candidates === known.candidates) return viewPrivacy(known);
    await savePrivacySettings(tx, wanted, ctx.now());
    return viewPrivacy(await readSettings(tx));
  });
