import type { FocusEvent, PointerEvent, TouchEvent } from 'react';
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
} from 'react-router-dom';
import { prefetch } from './prefetch.ts';

function prefetchTarget(to: To): void {
  const path = typeof to === 'string' ? to : to.pathname;
  if (path?.startsWith('/')) prefetch(path);
}

/** Adds the fetching of the target's code to what the link does anyway, on the first sign of interest. */
function withPrefetch<P extends LinkProps | NavLinkProps>(props: P): P {
  return {
    ...props,
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      prefetchTarget(props.to);
      props.onPointerEnter?.(event);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      prefetchTarget(props.to);
      props.onFocus?.(event);
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      prefetchTarget(props.to);
      props.onTouchStart?.(event);
    },
  };
}

/** react-router's Link, which fetches the target's code on hover, focus and touch. */
export const Link = (props: LinkProps) => <RouterLink {...withPrefetch(props)} />;

/** react-router's NavLink, which fetches the target's code on hover, focus and touch. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink {...withPrefetch(props)} />;
