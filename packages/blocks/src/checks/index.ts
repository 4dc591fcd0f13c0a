/** Checks of pages, for those who edit them. Pure: what is drawn and what exists is given. */
export { checkBlocks, type Known } from './check-blocks.ts';
export {
  checkHeadings,
  checkSearch,
  checkWeight,
  type DrawnHeading,
  FIRST_SCREEN_BUDGET,
  type FirstScreen,
} from './check-page.ts';
export { checkTheme } from './check-theme.ts';
export { PROBLEM_KINDS, type Problem, type ProblemKind } from './problem.ts';
