/**
 * For Node programs that cannot be configured: `STOA_URL=https://stoa.example node --import <this file> app.js` sends
 * what they fetch through the public client packages to the server at STOA_URL.
 */
import { redirectingFetch } from './public-client.ts';

const serverUrl = process.env.STOA_URL;
if (!serverUrl || !URL.canParse(serverUrl)) {
  throw new Error('STOA_URL must be the address of a Stoa server, such as http://localhost:4100');
}
globalThis.fetch = redirectingFetch(serverUrl);
