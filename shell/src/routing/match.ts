import { matchPath } from 'react-router-dom';
import { type Route, redirects, routes } from '../routes.ts';

export type Match = { kind: 'page'; route: Route } | { kind: 'redirect'; to: string } | { kind: 'not-found' };

/** The route with the most literal segments first, so that /neha/chat is not read as a parameter of another. */
const bySpecificity = [...routes].sort((one, other) => parameters(one.path) - parameters(other.path));

function parameters(path: string): number {
  return path.split(':').length;
}

/** What stands behind a path of this site. Case and a slash at the end do not matter. */
export function matchRoute(pathname: string): Match {
  const plain = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const to = redirects[plain];
  if (to !== undefined) return { kind: 'redirect', to };
  const route = bySpecificity.find(({ path }) => matchPath(path, pathname) !== null);
  return route ? { kind: 'page', route } : { kind: 'not-found' };
}
