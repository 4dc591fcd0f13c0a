import { existsSync } from 'node:fs';

// Imported before everything else: other modules look at these settings while they load.
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';
