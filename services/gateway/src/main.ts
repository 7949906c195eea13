import { ConfigError, loadConfig } from '@serein/service-kit';
import { GatewayConfig } from './config.ts';
import { startGateway } from './start-gateway.ts';

try {
  const gateway = await startGateway(loadConfig(GatewayConfig));
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    gateway.stop().finally(() => process.exit());
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // The launcher is gone, however it went.
  process.on('disconnect', stop);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
