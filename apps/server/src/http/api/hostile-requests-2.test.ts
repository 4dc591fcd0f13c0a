import { noAnswerIsAFault } from './hostile-requests.fixture.ts';

noAnswerIsAFault(1, 2);
