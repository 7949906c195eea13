/*
 * Shows the helplines where a page was asked for and the network does not answer ("/gethelpnow works offline"). It
 * answers nothing but navigations: scripts, styles, versions and calls go their own way. The page stands in the worker
 * itself, which the browser keeps: nothing to store, and another page is another worker.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET' && registration.navigationPreload) event.respondWith(answer(event));
});

async function takeOver() {
  // The request goes out while the worker starts.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(PAGE, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
}

/* offline-page.test.ts holds it equal to the list of the contracts. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>You are offline · Serein</title>
    <style>
      :root { color-scheme: light dark; --paper: #faf6ef; --surface: #fffdf9; --line: #e6dccb; --ink: #25224d; --soft: #514e75; --accent: #0b5050; --tint: #dceeea; --danger: #a92547; --on: #fff; }
      @media (prefers-color-scheme: dark) { :root { --paper: #16152b; --surface: #201e3b; --line: #363458; --ink: #f4eee3; --soft: #c3bed8; --accent: #a5e3da; --tint: #1c3d44; --danger: #ffa3b5; --on: #3b0c1c; } }
      * { box-sizing: border-box; }
      body { margin: 0; padding: 2rem 1rem 3rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
      main { display: grid; gap: 1rem; max-width: 40rem; margin: auto; }
      h1 { margin: 0; font: 600 2rem/1.2 Georgia, serif; }
      h2 { margin: 1rem 0 0; font: 600 1.375rem/1.2 Georgia, serif; }
      p, ul { margin: 0; padding: 0; }
      .lead { color: var(--soft); }
      a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.125rem; border-radius: 1.5rem; background: var(--tint); color: var(--accent); font-weight: 650; text-decoration: none; }
      a:hover { text-decoration: underline; }
      .danger a { background: var(--danger); color: var(--on); }
      :focus-visible { outline: 3px solid var(--danger); outline-offset: 2px; }
      details { border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); padding: 0 1.125rem; }
      summary { min-height: 3rem; padding: 0.75rem 0; font-weight: 650; cursor: pointer; }
      ul { display: grid; gap: 1rem; padding: 1rem 0; list-style: none; }
      li { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; }
      li strong { flex: 1 1 100%; }
    </style>
  </head>
  <body>
    <main>
      <h1>You are offline</h1>
      <p class="lead">We cannot reach the site from here. Nothing was lost: your page comes back with the connection.</p>
      <p><a href="">Try again</a></p>
      <h2>Need help now?</h2>
      <p class="lead">Calls need no internet. You can call without a plan for what to say.</p>
      <details open id="IN">
        <summary>India</summary>
        <p class="danger">In immediate danger? <a href="tel:112">Call 112</a></p>
        <ul>
          <li><strong>Tele-MANAS</strong> <a href="tel:14416">Call 14416</a> <a href="tel:18008914416">Call 1-800-891-4416</a></li>
          <li><strong>Vandrevala Foundation</strong> <a href="tel:+919999666555">Call +91 9999 666 555</a></li>
          <li><strong>iCall</strong> <a href="tel:9152987821">Call 9152987821</a></li>
          <li><strong>AASRA</strong> <a href="tel:9820466726">Call 9820466726</a></li>
          <li><strong>Childline</strong> <a href="tel:1098">Call 1098</a></li>
          <li><strong>Women Helpline</strong> <a href="tel:181">Call 181</a></li>
        </ul>
      </details>
      <details id="US">
        <summary>United States</summary>
        <p class="danger">In immediate danger? <a href="tel:911">Call 911</a></p>
        <ul>
          <li><strong>988 Suicide &amp; Crisis Lifeline</strong> <a href="tel:988">Call 988</a></li>
          <li><strong>Veterans Crisis Line</strong> <a href="tel:988">Call 988</a> <span>then 1</span></li>
          <li><strong>Crisis Text Line</strong> <a href="sms:741741?body=HOME">Text HOME to 741741</a></li>
          <li><strong>The Trevor Project</strong> <a href="tel:18664887386">Call 1-866-488-7386</a></li>
          <li><strong>SAMHSA</strong> <a href="tel:18006624357">Call 1-800-662-4357</a></li>
        </ul>
      </details>
      <details id="GB">
        <summary>United Kingdom</summary>
        <p class="danger">In immediate danger? <a href="tel:999">Call 999</a></p>
        <ul>
          <li><strong>Samaritans</strong> <a href="tel:116123">Call 116 123</a></li>
          <li><strong>NHS</strong> <a href="tel:111">Call 111</a> <span>option 2</span></li>
          <li><strong>Shout</strong> <a href="sms:85258">Text 85258</a></li>
          <li><strong>Papyrus</strong> <a href="tel:08000684141">Call 0800 068 4141</a></li>
          <li><strong>CALM</strong> <a href="tel:0800585858">Call 0800 58 58 58</a></li>
          <li><strong>Childline</strong> <a href="tel:08001111">Call 0800 1111</a></li>
        </ul>
      </details>
      <details id="CA">
        <summary>Canada</summary>
        <p class="danger">In immediate danger? <a href="tel:911">Call 911</a></p>
        <ul>
          <li><strong>9-8-8</strong> <a href="tel:988">Call 988</a> <span>call or text</span></li>
          <li><strong>Kids Help Phone</strong> <a href="tel:18006686868">Call 1-800-668-6868</a></li>
          <li><strong>Hope for Wellness</strong> <a href="tel:18552423310">Call 1-855-242-3310</a></li>
        </ul>
      </details>
      <details id="AU">
        <summary>Australia</summary>
        <p class="danger">In immediate danger? <a href="tel:000">Call 000</a></p>
        <ul>
          <li><strong>Lifeline</strong> <a href="tel:131114">Call 13 11 14</a></li>
          <li><strong>Beyond Blue</strong> <a href="tel:1300224636">Call 1300 22 4636</a></li>
          <li><strong>Kids Helpline</strong> <a href="tel:1800551800">Call 1800 55 1800</a></li>
          <li><strong>13YARN</strong> <a href="tel:139276">Call 13 92 76</a></li>
          <li><strong>Suicide Call Back Service</strong> <a href="tel:1300659467">Call 1300 659 467</a></li>
        </ul>
      </details>
      <p class="lead">Somewhere else? Call your local emergency services.</p>
    </main>
  </body>
</html>
`;
