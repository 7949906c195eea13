/** What a run of the command has around it. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** Inside an app's folder, that app is meant where none is named. */
  cwd: string;
  out: NodeJS.WritableStream & { isTTY?: boolean };
  err: NodeJS.WritableStream;
}
