/**
 * A contract with what trips generators: operations without names, with the same one or with odd ones, schemas that refer
 * to themselves or are chosen by a member, properties that only one side sends, bodies that are not JSON, ranges of
 * statuses, methods of OpenAPI 3.2, and references into other objects.
 */
export const ODD = `
openapi: 3.2.0
info: { title: "Odd */ things", version: 1.0.0 }
servers: [{ url: 'http://127.0.0.1:4010/{base}', variables: { base: { default: v1 } } }]
paths:
  /nodes:
    get:
      responses:
        '200':
          description: All.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Node' } }
              example: [{ name: root, children: [{ name: leaf, children: [] }] }]
    post:
      operationId: add
      summary: "Adds one */"
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Node' } } }
      responses:
        '201':
          description: Added.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Node' }
              example: { name: leaf, children: [] }
        4XX: { $ref: '#/components/responses/Refused' }
        default: { $ref: '#/components/responses/Refused' }
    query:
      operationId: find
      requestBody:
        content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } }
      responses:
        '200': { description: Found., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Node' } } } } }
  /nodes/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: integer } }
      - { name: X-Trace, in: header, schema: { type: string } }
    get:
      operationId: add
      responses:
        '200': { description: One., content: { application/json: { schema: { $ref: '#/paths/~1nodes/get/responses/200/content/application~1json/schema/items' } } } }
        '404': { $ref: '#/components/responses/Refused' }
    delete:
      operationId: 'delete-one.v2/now'
      responses: { '204': { description: Deleted. } }
  /animals:
    additionalOperations:
      M-SEARCH:
        operationId: search
        parameters: [{ name: kind, in: query, required: true, schema: { type: string } }]
        responses: { '204': { description: Searched. } }
    get:
      operationId: 2 animals
      responses:
        '200':
          description: Some.
          content:
            application/xml: { schema: { type: array, items: { $ref: '#/components/schemas/Animal' } } }
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Animal' } }
              example: [{ kind: cat, lives: 9 }, { kind: dog, tricks: [sit] }]
  /files:
    put:
      operationId: upload
      requestBody: { required: true, content: { application/octet-stream: { schema: { type: string, format: binary } } } }
      responses:
        '200': { description: Its hash., content: { text/plain: { schema: { type: string }, example: 'abc' } } }
    get:
      operationId: download
      responses:
        '200': { description: It., content: { application/octet-stream: { schema: { type: string, format: binary } } } }
    post:
      operationId: form
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [name], properties: { name: { type: string }, tags: { type: array, items: { type: string } } } }
      responses: { '204': { description: Taken. } }
  /users:
    post:
      operationId: register
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/user%20name' } } }
      responses:
        '200':
          description: Registered.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/user%20name' }
              example: { id: 1, login: ada }
components:
  responses:
    Refused:
      description: Refused.
      content:
        application/problem+json:
          schema: { type: object, required: [title], properties: { title: { type: string } } }
          example: { title: no }
  schemas:
    Node:
      type: object
      required: [name, children]
      additionalProperties: false
      properties:
        name: { type: string, minLength: 1, not: { $ref: '#/components/schemas/Reserved' } }
        children: { type: array, items: { $ref: '#/components/schemas/Node' } }
    Reserved: { enum: [__proto__, constructor] }
    Animal:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
      discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' } }
    Cat: { type: object, required: [kind, lives], properties: { kind: { const: cat }, lives: { type: integer } } }
    Dog: { type: object, required: [kind], properties: { kind: { const: dog }, tricks: { type: array, items: { type: string } } } }
    user name:
      type: object
      required: [id, login, password]
      properties:
        id: { type: integer, readOnly: true }
        login: { type: string }
        password: { type: string, writeOnly: true }
`;
