import { beforeEach, describe, expect, test } from '@jest/globals';
import { UnsentInput } from './unsent-input.ts';

let input: UnsentInput;
let form: { isConnected: boolean };
let field: { value: string };
beforeEach(() => {
  input = new UnsentInput();
  form = { isConnected: true };
  field = { value: 'I cannot sleep.' };
  input.typed(field, form);
});

describe('R-45: a form with input is unsent', () => {
  test('from the first letter', () => {
    expect(new UnsentInput().isThere).toBe(false);
    expect(input.isThere).toBe(true);
  });

  test('while another form of the page is sent', () => {
    input.submitted({ isConnected: true });
    expect(input.isThere).toBe(true);
  });

  test('when it was refused: the visitor leaves it, still filled in, by a press of his own', () => {
    input.submitted(form);
    input.goesOn();
    expect(input.isThere).toBe(true);
  });

  test('when he goes on writing after he sent it', () => {
    input.submitted(form);
    input.typed(field, form);
    expect(input.isThere).toBe(true);
  });

  test('when it went away without being sent', () => {
    form.isConnected = false;
    input.goesOn();
    expect(input.isThere).toBe(true);
  });
});

describe('R-45: nothing is unsent', () => {
  test('when the page leads on from what was sent', () => {
    input.submitted(form);
    expect(input.isThere).toBe(false);
  });

  test('when the form is gone since it was sent', () => {
    input.submitted(form);
    form.isConnected = false;
    input.goesOn();
    expect(input.isThere).toBe(false);
  });

  test('when the page emptied the fields, with or without a submit', () => {
    field.value = '';
    expect(input.isThere).toBe(false);
  });

  test('when the form was reset', () => {
    input.reset({ isConnected: true });
    expect(input.isThere).toBe(true);
    input.reset(form);
    expect(input.isThere).toBe(false);
  });

  test('on the next page', () => {
    input.clear();
    expect(input.isThere).toBe(false);
  });
});
