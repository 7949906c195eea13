import { measureFirstLoad } from './first-load.ts';

/** Prints the figures of the size budget: `npm run first-load -w bench -- http://localhost:8080`. */
const siteUrl = process.argv[2] ?? process.env.SITE_URL ?? 'http://localhost:8080';
const home = await measureFirstLoad(siteUrl, '/', 'h1');
const doctors = await measureFirstLoad(siteUrl, '/doctors', 'main a[href^="/appointment/"]');

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
for (const load of [home, doctors]) {
  console.log(
    `\n${load.path}: JavaScript ${kilobytes(load.scriptBytes)}, styles ${kilobytes(load.styleBytes)} (gzip), ${load.depth} responses in series`,
  );
  for (const [file, size] of Object.entries(load.scripts)) console.log(`  ${kilobytes(size).padStart(9)}  ${file}`);
}
const shellBytes = Object.entries(home.scripts)
  .filter(([file]) => file.startsWith('/site/shell/'))
  .reduce((sum, [, size]) => sum + size, 0);
console.log(
  `\nshell on /: ${kilobytes(shellBytes)} of 135 KB; /doctors beyond the shell: ${kilobytes(doctors.scriptBytes - shellBytes)} of 60 KB`,
);
