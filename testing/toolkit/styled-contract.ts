/** A contract whose parameters and form have every style of the query, some beside each other. */
export const STYLED = `
openapi: 3.1.0
info: { title: Styles, version: 1.0.0 }
paths:
  /styles:
    get:
      operationId: styles#all
      parameters:
        - { name: usual, in: query, schema: { $ref: '#/components/schemas/List' } }
        - { name: csv, in: query, explode: false, schema: { $ref: '#/components/schemas/List' } }
        - { name: pipes, in: query, style: pipeDelimited, schema: { $ref: '#/components/schemas/List' } }
        - { name: spaces, in: query, style: spaceDelimited, explode: false, schema: { $ref: '#/components/schemas/List' } }
        - { name: repeated, in: query, style: pipeDelimited, explode: true, schema: { $ref: '#/components/schemas/List' } }
        - { name: members, in: query, schema: { $ref: '#/components/schemas/Range' } }
        - { name: flat, in: query, explode: false, schema: { $ref: '#/components/schemas/Range' } }
        - { name: deep, in: query, style: deepObject, explode: true, schema: { $ref: '#/components/schemas/Range' } }
        - { name: json, in: query, content: { application/json: { schema: { $ref: '#/components/schemas/Range' } } } }
        - { name: next, in: query, allowReserved: true, schema: { type: string } }
      responses: { '204': { description: Taken. } }
    post:
      operationId: styles/all
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              properties:
                csv: { $ref: '#/components/schemas/List' }
                deep: { $ref: '#/components/schemas/Range' }
                json: { $ref: '#/components/schemas/Range' }
                note: { type: string }
            encoding:
              csv: { style: form, explode: false }
              deep: { style: deepObject, explode: true }
      responses: { '204': { description: Taken. } }
  /usual:
    get:
      parameters: [{ name: deep, in: query, style: deepObject, schema: { $ref: '#/components/schemas/Range' } }]
      responses: { '204': { description: Taken. } }
components:
  schemas:
    List: { type: array, items: { type: string } }
    Range:
      type: object
      properties: { from: { type: integer }, to: { type: integer }, in: { type: array, items: { type: string } } }
`;
