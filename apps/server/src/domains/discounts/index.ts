export { readUnsavedRule } from './read-unsaved-rule.ts';
export { forgetRuleUses, noteRuleUses, takeRuleUses } from './rule-uses.store.ts';
export { catalogOf } from './scopes.ts';
export { answered, customTriggersIn, type Question, type SiteRule, siteRule } from './site-rule.ts';
