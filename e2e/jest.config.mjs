import { jestConfig } from '../jest.base.mjs';

export default jestConfig('e2e');
