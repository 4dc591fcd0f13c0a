/** Starts the server. The rest is imported later, as what is imported here is compiled before the first line runs. */
import './environment.ts';

await import('./run.ts');
