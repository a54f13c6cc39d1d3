import { isBasic, type Access } from '../access.ts';
import { bodyText, headersOf, targetOf, type RequestExample } from '../requests.ts';

/** A request in Go, with its standard library alone. */
export function goSample(request: RequestExample, access: Access, streams: boolean): string {
  const { method, body } = request;
  const [user, password] = access.credentials;
  const imports = [
    ...(streams ? [] : ['fmt']),
    'io',
    'log',
    'net/http',
    'os',
    ...(body === undefined ? [] : ['strings']),
  ];
  const authorization = isBasic(access)
    ? `request.SetBasicAuth(os.Getenv("${user}"), os.Getenv("${password}"))`
    : `request.Header.Set("Authorization", "Bearer "+os.Getenv("${user}"))`;
  const headers = headersOf(request).map(
    ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`,
  );
  const url = `os.Getenv("${access.url}")+${JSON.stringify(targetOf(request))}`;
  const content = body === undefined ? 'nil' : `strings.NewReader(${literal(bodyText(body))})`;
  const reading = streams
    ? `	if _, err := io.Copy(os.Stdout, response.Body); err != nil {
		log.Fatal(err)
	}`
    : `	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.Status, string(answer))`;
  return `package main

import (
${imports.map((each) => `\t"${each}"\n`).join('')})

func main() {
	request, err := http.NewRequest("${method}", ${url}, ${content})
	if err != nil {
		log.Fatal(err)
	}
	${authorization}
${headers.join('')}	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
${reading}
}`;
}

/** A raw string if the text has quotes and no backquotes, else a quoted string. */
function literal(text: string): string {
  return text.includes('`') || !text.includes('"') ? JSON.stringify(text) : `\`${text}\``;
}
