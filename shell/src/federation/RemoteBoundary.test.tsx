import { expect, jest, test } from '@jest/globals';
import { RemoteBoundary } from './RemoteBoundary.tsx';

function boundary(isFinal: boolean) {
  const props = {
    recover: () => false,
    failed: () => 'failed',
    pathname: '/appointment/b',
    retry: jest.fn(),
    onLeave: () => {},
    children: 'page',
  };
  const made = new RemoteBoundary(props);
  made.state = { caught: isFinal ? { error: new Error('It crashed.') } : null, isFinal };
  return { props, made };
}

test('the message of one address does not stand at the next one, though the same module shows both', () => {
  const { made, props } = boundary(true);
  made.componentDidUpdate(props);
  expect(props.retry).not.toHaveBeenCalled();
  made.componentDidUpdate({ ...props, pathname: '/appointment/a' });
  expect(props.retry).toHaveBeenCalledTimes(1);
});

test('a module that works goes from one address to the next without being loaded anew', () => {
  const { made, props } = boundary(false);
  made.componentDidUpdate({ ...props, pathname: '/appointment/a' });
  expect(props.retry).not.toHaveBeenCalled();
});
