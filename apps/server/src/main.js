/**
 * Starts the server. In JavaScript: what the compile cache has needs no stripping of types, but one file of TypeScript
 * before the cache is on would load what strips them, and that stays in memory with its 20 MB.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// before everything else: other modules look at these settings while they load
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';
// what was compiled at an earlier start need not be compiled again: a second start takes half the time so
enableCompileCache();

await import('./run.ts');
