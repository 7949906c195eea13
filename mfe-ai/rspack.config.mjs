import { remoteConfig } from '@serein/mfe-build';
import exposes from './exposes.mjs';

export default remoteConfig({ name: 'ai', exposes });
