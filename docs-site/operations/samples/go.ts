import { bodyText } from '../body-text.ts';
import type { Credential } from '../credentials.ts';
import { headersOf, targetOf, type RequestExample } from '../requests.ts';
import type { SampleContext } from './context.ts';

/** A request in Go, with its standard library alone. */
export function goSample(request: RequestExample, context: SampleContext): string {
  const { method, body } = request;
  const { credentials, streams } = context;
  const hasQuery = credentials.some(({ kind }) => kind === 'query');
  const imports = [
    ...(streams ? [] : ['fmt']),
    'io',
    'log',
    'net/http',
    ...(hasQuery ? ['net/url'] : []),
    'os',
    ...(body === undefined ? [] : ['strings']),
  ];
  const headers = headersOf(request).map(
    ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`,
  );
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
	request, err := http.NewRequest(${JSON.stringify(method)}, ${addressOf(request, context)}, ${content})
	if err != nil {
		log.Fatal(err)
	}
${credentials.map(credentialLine).join('')}${headers.join('')}	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
${reading}
}`;
}

function addressOf(request: RequestExample, { url, credentials }: SampleContext): string {
  let target = targetOf(request);
  let address = `os.Getenv("${url}")`;
  for (const each of credentials) {
    if (each.kind !== 'query') continue;
    target += `${target.includes('?') ? '&' : '?'}${encodeURIComponent(each.name)}=`;
    address += `+${JSON.stringify(target)}+url.QueryEscape(os.Getenv("${each.variables[0]}"))`;
    target = '';
  }
  return target === '' ? address : `${address}+${JSON.stringify(target)}`;
}

function credentialLine(credential: Credential): string {
  const [first, second] = credential.variables;
  if (credential.kind === 'query') return '';
  if (credential.kind === 'basic') {
    return `\trequest.SetBasicAuth(os.Getenv("${first}"), os.Getenv("${second}"))\n`;
  }
  const { name, prefix } = credential;
  const value = `${prefix === '' ? '' : `${JSON.stringify(prefix)}+`}os.Getenv("${first}")`;
  return `\trequest.Header.Set(${JSON.stringify(name)}, ${value})\n`;
}

/** A raw string if the text has quotes and neither backquotes nor carriage returns, else a quoted string. */
function literal(text: string): string {
  return /[`\r]/.test(text) || !text.includes('"') ? JSON.stringify(text) : `\`${text}\``;
}
