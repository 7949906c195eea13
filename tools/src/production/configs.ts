import { join } from 'node:path';
import { GATEWAY, ROOT } from '../workspace.ts';

/** A service's zod schema of its environment. */
interface ConfigSchema {
  shape: Record<string, unknown>;
  safeParse(env: unknown): { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

const KIT = ['packages/service-kit/src/index.ts', 'ServiceConfig'] as const;
/** Services with variables of their own; the others have those of the kit. */
const OWN: Readonly<Record<string, readonly [file: string, name: string]>> = {
  [GATEWAY]: ['services/gateway/src/config.ts', 'GatewayConfig'],
  identity: ['services/identity/src/config.ts', 'IdentityConfig'],
  care: ['services/care/src/config.ts', 'CareConfig'],
  ai: ['services/ai/src/ai.config.ts', 'AiConfig'],
};

/** Read from the source: services are no packages that could be imported. */
export async function configOf(service: string): Promise<ConfigSchema> {
  const [file, name] = OWN[service] ?? KIT;
  const module: Record<string, ConfigSchema> = await import(join(ROOT, file));
  const schema = module[name];
  if (!schema) throw new Error(`${file} exports no ${name}`);
  return schema;
}
