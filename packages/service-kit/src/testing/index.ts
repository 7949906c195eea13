export { eventually } from './eventually.ts';
export { startInfra, type TestInfra } from './infra.ts';
export { startService, TestService, type TestServiceOptions } from './start-service.ts';
export { type TestAnswer, type TestCall, TestCaller, type TestUser, verifiedUser } from './test-caller.ts';
