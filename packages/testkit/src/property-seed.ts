/**
 * What property tests try is the same in every run, so that a change is judged by what it changed. `PROPERTY_SEED=random`
 * or a number of your own looks elsewhere: what fails prints its seed, and is repeated with it.
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check';

const USUAL_SEED = 20_260_701;

const asked = process.env.PROPERTY_SEED ?? String(USUAL_SEED);
if (asked !== 'random') configureGlobal({ ...readConfigureGlobal(), seed: Number(asked) });
