/**
 * Runs one server process and ends it when the starter is gone, however the starter died: the IPC
 * channel closes with it, even on kill -9. Plain JavaScript, because it runs both from sources
 * (jest) and from a build.
 *
 * Takes one argument, JSON: {command, args, env}. Messages up: {pid} after each start of the server,
 * {exited: code} when it ended before the starter said 'ready'. After that it is started again.
 */
import { spawn } from 'node:child_process';

const { command, args, env } = JSON.parse(process.argv[2]);
const KILL_AFTER_MS = 5_000;
const RESTART_AFTER_MS = 250;

let server;
let ready = false;
let stopping = false;

function start() {
  // The pipe on stdin is the server's own way to notice that this guardian is gone (engine.mjs reads it).
  server = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  server.stdin.on('error', () => {});
  server.on('error', (error) => {
    console.error(error.message);
    ended(127);
  });
  server.on('exit', (code) => ended(code ?? 1));
  tell({ pid: server.pid });
}

function ended(code) {
  if (stopping) leave();
  if (ready) {
    setTimeout(() => stopping || start(), RESTART_AFTER_MS);
  } else {
    stopping = true;
    tell({ exited: code }, () => process.exit(0));
  }
}

function stop() {
  if (stopping) return;
  stopping = true;
  if (server.exitCode !== null || server.signalCode !== null) leave();
  server.kill('SIGTERM');
  setTimeout(() => server.kill('SIGKILL'), KILL_AFTER_MS);
}

/** With what the server left behind: a command may be a wrapper that dies without its own child. */
function leave() {
  process.kill(-process.pid, 'SIGTERM'); // the starter gave this guardian a process group of its own
  process.exit(0);
}

function tell(message, sent = () => {}) {
  if (process.connected) process.send(message, sent);
  else sent();
}

process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('message', (message) => {
  ready ||= message === 'ready';
});
start();
