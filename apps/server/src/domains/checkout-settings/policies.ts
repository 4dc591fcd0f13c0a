import type { checkoutForm } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, notFound } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { htmlToRichContent, richContentToHtml } from '../catalog/index.ts';
import { STOCK } from '../inventory/index.ts';
import { textsOfOne } from '../translations/index.ts';
import { changeSettings } from './change-settings.ts';
import { translatedPolicy } from './checkout-texts.ts';
import { htmlOfPolicy } from './policy-html.ts';
import { findSettings } from './settings.store.ts';
import { type PolicyName, policyKeys, policyNames, type SavedSettings } from './settings.ts';

const policyIn = ({ wire }: SavedSettings, name: PolicyName) => wire.checkoutPolicies?.[policyKeys[name]] ?? {};
const titleIn = ({ wire }: SavedSettings, name: PolicyName): string | null =>
  name === 'custom' ? wire.checkoutPolicies?.customPolicy?.title || null : null;

function viewPolicy(saved: SavedSettings, name: PolicyName) {
  const { visible, content } = policyIn(saved, name);
  const title = titleIn(saved, name);
  return { name, title, visible: visible ?? false, text: htmlToRichContent(htmlOfPolicy(content ?? '')) };
}

export const listPolicies: UseCase<typeof checkoutForm.listPolicies> = async (ctx) => {
  const saved = await readSite(ctx, findSettings);
  return { policies: policyNames.map((name) => viewPolicy(saved, name)) };
};

/** Changes what is sent of one policy. */
export const updatePolicy: UseCase<typeof checkoutForm.updatePolicy> = async (
  ctx,
  { policy: { name, title, visible, text } },
) => {
  const saved = await changeSettings(ctx, ({ wire, own }) => {
    const policies = wire.checkoutPolicies ?? {};
    const changed = {
      ...policies[policyKeys[name]],
      ...(visible !== undefined && { visible }),
      ...(text && { content: richContentToHtml(text.nodes ?? []) }),
      ...(name === 'custom' && title !== undefined && { title: title?.trim() || null }),
    };
    return { own, wire: { ...wire, checkoutPolicies: { ...policies, [policyKeys[name]]: changed } } };
  });
  return isRefusal(saved) ? saved : { policy: viewPolicy(saved, name) };
};

const loadPage = async (ctx: Context, name: PolicyName) => {
  const { saved, texts } = await readSite(ctx, async (tx) => ({
    saved: await findSettings(tx),
    texts: await textsOfOne(ctx, tx, 'CHECKOUT'),
  }));
  const { visible, content } = policyIn(saved, name);
  const own = visible && content ? htmlOfPolicy(content) : '';
  const html = texts ? translatedPolicy(name, own, texts) : own;
  const { updatedDate } = saved;
  const title = titleIn(saved, name);
  return { policy: own ? { name, title: texts?.of('custom', title) ?? title, html, updatedDate } : null };
};

/** A visible policy with its text. */
export const getPolicyPage: UseCase<typeof checkoutForm.getPolicyPage> = async (ctx, { name }) => {
  const load = () => loadPage(ctx, name);
  const { policy } = await ctx.cache.read(ctx.siteId, `policy ${name}`, load, { unaffectedBy: STOCK });
  return policy ? { policy } : notFound('there is no such policy');
};
