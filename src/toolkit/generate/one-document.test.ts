import { describe, expect, test } from 'vitest';
import { fileReader } from '../../../testing/toolkit/toolkit.ts';
import { contractFrom } from '../../contract/model/contract.ts';
import { oneDocument } from './one-document.ts';

const HEAD = 'openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0 }\n';

/** The document of a contract in several files. */
function documentOf(files: Readonly<Record<string, string>>) {
  const texts = { ...files, 'api.yaml': HEAD + files['api.yaml'] };
  return oneDocument(contractFrom('api.yaml', fileReader(texts)));
}

const answerWith = (schema: string) =>
  `{ get: { responses: { '200': { description: It., content: { application/json: { schema: ${schema} } } } } } }`;

describe('one document of several files', () => {
  test('has what other files have as components, with the names of their files', () => {
    const document = documentOf({
      'api.yaml': `paths: { /articles: { $ref: paths/articles.yaml } }`,
      'paths/articles.yaml': answerWith('{ $ref: ../schemas/article.yaml }'),
      'schemas/article.yaml': 'type: object\nproperties: { parts: { $ref: parts.yaml#/list } }',
      'schemas/parts.yaml': 'list: { type: array, items: { $ref: article.yaml } }',
    });
    expect(document.paths['/articles']?.get?.responses['200']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/article' } } },
    });
    expect(document.components?.schemas).toEqual({
      article: { type: 'object', properties: { parts: { $ref: '#/components/schemas/list' } } },
      list: { type: 'array', items: { $ref: '#/components/schemas/article' } },
    });
    expect(JSON.stringify(document)).not.toContain('x-files');
  });

  test('has what is referred to in `$defs` as components, and no `$defs`, which tools take for a member', () => {
    const document = documentOf({
      'api.yaml': `
paths: { /planets: ${answerWith("{ $ref: '#/components/schemas/Planets' }")} }
components:
  schemas:
    Planets:
      $ref: '#/components/schemas/List'
      $defs: { entry: { $dynamicAnchor: item, type: integer } }
    List: { type: array, items: { $dynamicRef: '#item' } }
`,
    });
    expect(document.components?.schemas).toEqual({
      Planets: { allOf: [{ type: 'array', items: { $ref: '#/components/schemas/entry' } }] },
      // Without ids the whole file is one schema resource, in which this is the only `item`.
      List: { type: 'array', items: { $ref: '#/components/schemas/entry' } },
      entry: { $dynamicAnchor: 'item', type: 'integer' },
    });
  });

  test('keeps the names of the document, and numbers those that are taken', () => {
    const document = documentOf({
      'api.yaml': `
paths:
  /a: ${answerWith('{ $ref: a/item.yaml }')}
  /b: ${answerWith('{ $ref: b/item.yaml }')}
components: { schemas: { Article: { $ref: a/item.yaml }, item: { type: string } } }`,
      'a/item.yaml': 'type: integer',
      'b/item.yaml': 'type: boolean',
    });
    expect(document.components?.schemas).toEqual({
      Article: { type: 'integer' },
      item: { type: 'string' },
      'item-2': { type: 'boolean' },
    });
  });

  test('gives names to what stands within other objects, and leaves data alone', () => {
    const document = documentOf({
      'api.yaml': `
paths:
  /a: ${answerWith(`{ type: object, properties: { left: { type: string, example: { $ref: '#/x' } } } }`)}
  /b: ${answerWith(`{ $ref: '#/paths/~1a/get/responses/200/content/application~1json/schema/properties/left' }`)}`,
    });
    expect(document.components?.schemas).toEqual({
      left: { type: 'string', example: { $ref: '#/x' } },
    });
  });

  test('keeps the schemas that a discriminator names', () => {
    const document = documentOf({
      'api.yaml': `paths: { /pets: ${answerWith('{ $ref: pet.yaml }')} }`,
      'pet.yaml': `
oneOf: [{ $ref: cat.yaml }]
discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/cat', dog: dog } }`,
      'cat.yaml': 'type: object\nproperties: { kind: { const: cat } }',
    });
    expect(document.components?.schemas?.['pet']).toMatchObject({
      oneOf: [{ $ref: '#/components/schemas/cat' }],
    });
  });
});
