/** Counts the results of a test run. */
import type { TestModule, TestRunResult } from 'vitest/node';

export type TestSummary = {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of passed tests that needed a second attempt. */
  repeated: string[];
};

/** Counts failed tests as well as errors in files, hooks and unhandled promises. */
export function summarise(run: Pick<TestRunResult, 'testModules' | 'unhandledErrors'>): TestSummary {
  const summary: TestSummary = { passed: 0, failed: run.unhandledErrors.length, skipped: 0, repeated: [] };
  for (const module of run.testModules) {
    summary.failed += errorsOutsideTests(module);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') summary.passed += 1;
      else if (state === 'failed') summary.failed += 1;
      else summary.skipped += 1;
      if (test.diagnostic()?.flaky) summary.repeated.push(test.fullName);
    }
  }
  return summary;
}

/**
 * Returns the last lines of the output: `12 passed, 0 failed`, with `, 1 skipped` if there are any. Tests that passed at
 * the second attempt come before.
 */
export function summaryLines({ passed, failed, skipped, repeated }: TestSummary): string[] {
  return [
    ...repeated.map((name) => `Passed at the second attempt: ${name}`),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}

function errorsOutsideTests(module: TestModule): number {
  const suites = [...module.children.allSuites()];
  return module.errors().length + suites.reduce((total, suite) => total + suite.errors().length, 0);
}
