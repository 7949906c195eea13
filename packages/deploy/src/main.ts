import { runDeploy } from './run-deploy.ts';

process.exitCode = await runDeploy(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  out: process.stdout,
  err: process.stderr,
});
