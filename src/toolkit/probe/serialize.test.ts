import { expect, test } from 'vitest';
import { contractFrom } from '../../contract/model/contract.ts';
import type { ParameterObject } from '../../contract/model/document.ts';
import { valuesOf } from '../../contract/parameter-value.ts';
import { fileReader } from '../../../testing/toolkit/toolkit.ts';
import { asForm, inHeader, inPath, inQuery } from './serialize.ts';

const NOTHING = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Nothing', version: '1' },
  paths: {},
});
const contract = contractFrom('api.json', fileReader({ 'api.json': NOTHING }));
const LIST = { type: 'array', items: { type: 'string' } };
const COLOR = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' } } };
const list = ['blue', 'a,b;c'];
const color = { R: 100, G: 200 };

// The rows are those of the table in OpenAPI 3.1, "Style Examples".
test.each<[string, Partial<ParameterObject>, unknown, string]>([
  ['path', {}, list, 'blue,a%2Cb%3Bc'],
  ['path', {}, color, 'R,100,G,200'],
  ['path', { explode: true }, color, 'R=100,G=200'],
  ['path', { style: 'label' }, 'blue', '.blue'],
  ['path', { style: 'label' }, list, '.blue,a%2Cb%3Bc'],
  ['path', { style: 'label', explode: true }, list, '.blue.a%2Cb%3Bc'],
  ['path', { style: 'label', explode: true }, color, '.R=100.G=200'],
  ['path', { style: 'matrix' }, 'blue', ';color=blue'],
  ['path', { style: 'matrix' }, list, ';color=blue,a%2Cb%3Bc'],
  ['path', { style: 'matrix', explode: true }, list, ';color=blue;color=a%2Cb%3Bc'],
  ['path', { style: 'matrix' }, color, ';color=R,100,G,200'],
  ['path', { style: 'matrix', explode: true }, color, ';R=100;G=200'],
  ['query', {}, list, 'color=blue&color=a%2Cb%3Bc'],
  ['query', { explode: false }, list, 'color=blue,a%2Cb%3Bc'],
  ['query', {}, color, 'R=100&G=200'],
  ['query', { explode: false }, color, 'color=R,100,G,200'],
  ['query', { style: 'spaceDelimited' }, list, 'color=blue%20a%2Cb%3Bc'],
  ['query', { style: 'pipeDelimited' }, list, 'color=blue%7Ca%2Cb%3Bc'],
  ['query', { style: 'deepObject' }, color, 'color[R]=100&color[G]=200'],
  ['header', {}, ['blue', 'black'], 'blue,black'],
  ['header', {}, color, 'R,100,G,200'],
  ['header', { explode: true }, color, 'R=100,G=200'],
])(
  'in the %s with %j, the parameter %j is serialized as %s, and parsed back',
  (place, how, value, text) => {
    const schema = Array.isArray(value) ? LIST : value === color ? COLOR : { type: 'string' };
    const parameter = { name: 'color', in: place, schema, ...how } as ParameterObject;
    const pairs = place === 'query' ? inQuery(parameter, value) : [];
    const one = place === 'header' ? inHeader(parameter, value) : inPath(parameter, value);

    expect(place === 'query' ? pairs.map((pair) => pair.join('=')).join('&') : one).toBe(text);
    const [read] = valuesOf(contract, parameter, {
      path: { color: one },
      query: pairs,
      header: () => one,
      cookies: [],
      named: new Set(),
    });
    expect(read).toEqual(value);
  },
);

test('a form repeats the items of an array, and encodes objects as JSON', () => {
  const body = { name: 'Ada B', tags: ['a', 'b&c'], owner: { id: 1 } };
  expect(asForm(body)).toBe('name=Ada+B&tags=a&tags=b%26c&owner=%7B%22id%22%3A1%7D');
});
