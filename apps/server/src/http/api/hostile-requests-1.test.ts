import { noAnswerIsAFault } from './hostile-requests.fixture.ts';

noAnswerIsAFault(0, 2);
