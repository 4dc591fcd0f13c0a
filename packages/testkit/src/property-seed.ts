/**
 * Property tests use the same examples in every run, so that a change is judged by its effects. `PROPERTY_SEED=random`
 * or a number explores others: a failure prints its seed, which repeats it.
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check';

const USUAL_SEED = 20_260_701;

const asked = process.env.PROPERTY_SEED ?? String(USUAL_SEED);
if (asked !== 'random') configureGlobal({ ...readConfigureGlobal(), seed: Number(asked) });
