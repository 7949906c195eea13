import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A link that looks like a button. Where the target's remote should be prefetched, use mfe-kit's Link with `buttonClass()`. */
export function ButtonLink({ variant, size, block, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classNames(buttonClass({ variant, size, block }), className)} />;
}
