import { foreignIdsAreAsGoodAsNone } from './foreign-ids.fixture.ts';

foreignIdsAreAsGoodAsNone(1, 2);
