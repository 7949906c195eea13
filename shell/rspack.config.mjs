import { shellConfig } from '@serein/mfe-build';

export default shellConfig();
