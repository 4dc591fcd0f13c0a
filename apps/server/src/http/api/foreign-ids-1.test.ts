import { foreignIdsAreAsGoodAsNone } from './foreign-ids.fixture.ts';

foreignIdsAreAsGoodAsNone(0, 2);
