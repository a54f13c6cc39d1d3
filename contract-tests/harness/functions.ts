import { result } from './exchange.ts';

/** Loads a library. */
export const load = (lua: string, name = 'lib') =>
  result('FUNCTION', 'LOAD', `#!lua name=${name}\n${lua}`);

/** Loads a library with one function `f`, which gets `keys` and `args`; replaces an earlier one. */
export const define = (lua: string, flags = '') =>
  result(
    'FUNCTION',
    'LOAD',
    'REPLACE',
    `#!lua name=lib\nredis.register_function{function_name='f', flags={${flags}}, callback=function(keys, args)\n${lua}\nend}`,
  );
