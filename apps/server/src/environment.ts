import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// Imported before everything else: other modules look at these settings while they load.
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';
// what was compiled at an earlier start need not be compiled again: a second start takes half the time so
enableCompileCache();
