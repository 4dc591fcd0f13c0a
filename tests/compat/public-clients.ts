/** The public client packages as they are installed, pointed at a test server. */
import { redirectingFetch } from '@stoa/testkit/public-client';
import { startTestServer, type TestServer } from '@stoa/testkit/server';
import { currentCart } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { brandsV3, catalogVersioning, collections, infoSectionsV3, products, productsV3, ribbonsV3 } from '@wix/stores';

