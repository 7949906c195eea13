import { put, render } from '../render.mjs';
import { iconSvg, maskableSvg, PLACEHOLDER } from './mark.mjs';

const square = (size) => ({ width: size, height: size });

/** The icons of the browser and the home screen, and the stand-in for pictures that do not load. */
export async function brandPictures() {
  await put('shell/public/favicon.svg', `${iconSvg(64)}\n`);
  await put('shell/public/placeholder.svg', `${PLACEHOLDER}\n`);
  await render(iconSvg(192), 'shell/public/icon-192.png', square(192));
  await render(iconSvg(512), 'shell/public/icon-512.png', square(512));
  await render(maskableSvg(512), 'shell/public/icon-maskable-512.png', square(512));
  await render(maskableSvg(180), 'shell/public/apple-touch-icon.png', square(180));
}
