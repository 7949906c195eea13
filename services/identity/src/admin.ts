import { BaseConfig, ConfigError, loadConfig, ServiceConfig } from '@serein/service-kit';
import { makeAdmin } from './accounts/make-admin.ts';

/** `npm run admin -- <email>` */
const AdminConfig = BaseConfig.extend({ MONGODB_URI: ServiceConfig.shape.MONGODB_URI });

const [email] = process.argv.slice(2);
if (!email) end('Say whom: npm run admin -- <email>');
if (!(await makeAdmin(email, readConfig()))) end(`Nobody has registered with ${email}.`);
process.stdout.write(`${email} is an admin from the next login on.\n`);

function readConfig() {
  try {
    return loadConfig(AdminConfig);
  } catch (error) {
    if (error instanceof ConfigError) end(error.sentences.join('\n'));
    throw error;
  }
}

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
