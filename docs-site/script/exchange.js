import { addCopyButton } from './code.js';
import { all, make, root } from './dom.js';

/** The address of a family at a port; a page opened from a folder has no host. */
function addressAt(port) {
  return `http://${location.hostname || '127.0.0.1'}:${port}`;
}

/** The default address: at a port of this machine, or that of the contract's server, which may be relative. */
export function usualAddress(port, address) {
  if (port !== undefined) return addressAt(port);
  return URL.parse(address, location.href)?.href.replace(/\/$/, '') ?? address;
}

let told;
/** The address that the server of this page passes requests on to, because pages may not send there themselves. */
let passedOn;

/**
 * What the platform that serves this page reports about a family; undefined if another server serves it.
 */
export async function targetOf(family) {
  if (!location.protocol.startsWith('http')) return undefined;
  told ??= fetch(`${root.dataset.root}try-it.json`, { credentials: 'omit' })
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));
  const target = (await told)[family];
  if (target?.address !== undefined) passedOn = target.address.replace(/\/$/, '');
  return target && { ...target, address: target.address ?? addressAt(target.port) };
}

/** What the filled-in credentials of a form add to a request. */
export function credentialsIn(form) {
  const given = all('[data-kind]', form).filter(({ value }) => value !== '');
  const headers = given
    .filter(({ dataset }) => dataset.kind !== 'query')
    .map(({ dataset: { kind, name, prefix }, value }) =>
      kind === 'basic' ? ['Authorization', `Basic ${base64(value)}`] : [name, prefix + value],
    );
  const query = given
    .filter(({ dataset }) => dataset.kind === 'query')
    .map(
      ({ dataset, value }) => `${encodeURIComponent(dataset.name)}=${encodeURIComponent(value)}`,
    );
  return { headers, query };
}

/** A target with more in its query. */
export function withQuery(target, query) {
  if (query.length === 0) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** Fills in the credential that the platform tells of, where there is none. */
export function fillCredential(form, credential) {
  const [input] = all('[data-kind]', form);
  if (input !== undefined && input.value === '') input.value = credential ?? '';
}

/** Headers as typed, one per line. */
export function headersIn(lines) {
  return lines
    .split('\n')
    .map((line) => line.match(/^\s*([\w-]+)\s*:\s*(.*?)\s*$/))
    .filter((match) => match !== null)
    .map(([, name, value]) => [name, value]);
}

function base64(text) {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

/**
 * Sends a request, and shows the answer in `answer` as it arrives. `signal` aborts it.
 * @param requestOf makes the request once what has to come first has been sent
 */
export async function exchange(requestOf, answer, { signal } = {}) {
  answer.hidden = false;
  answer.replaceChildren(small('Waiting …'));
  try {
    const request = await requestOf();
    const started = performance.now();
    const response = await send(request, signal);
    const milliseconds = performance.now() - started;
    const body = block('Body', '');
    const [line, headers] = headOf(response, milliseconds);
    answer.replaceChildren(line, body.figure, headers);
    const text = await read(response, (sofar) => body.show(sofar));
    body.show(pretty(text));
  } catch (error) {
    if (signal?.aborted) {
      answer.append(small('Stopped.'));
      return;
    }
    const notice = make('p', { className: 'notice warn' });
    notice.textContent = `No answer could be read: ${error.message}.`;
    answer.replaceChildren(
      notice,
      small(
        'Does something answer at this address, and does it let pages of other origins ask? From a page at https, browsers refuse to send to http.',
      ),
    );
  }
}

/** Sends a request, if need be through the server of this page. */
export function send({ url, method, headers, body }, signal) {
  const hasBody = body !== '' && method !== 'GET' && method !== 'HEAD';
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  // A field of a form has plain line ends, and the parts of a body have those of HTTP.
  const sent = type.startsWith('multipart/') ? body.replaceAll(/\r?\n/g, '\r\n') : body;
  const to =
    passedOn !== undefined && url.startsWith(passedOn)
      ? `${new URL(root.dataset.root, location.href).href}service${url.slice(passedOn.length)}`
      : url;
  return fetch(to, {
    method,
    headers,
    ...(hasBody && { body: sent }),
    credentials: 'omit',
    signal,
  });
}

/** The text of an answer, which may be endless: `tell` is called as it arrives. */
async function read(response, tell) {
  if (response.body === null) return '';
  let text = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    tell(text);
  }
}

function headOf(response, milliseconds) {
  const status = make('span', {
    className: `status s${Math.floor(response.status / 100)}`,
    textContent: `${response.status} ${response.statusText}`,
  });
  const time = make('span', { className: 'small', textContent: `${milliseconds.toFixed(1)} ms` });
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\n`).join('');
  return [
    make('p', { className: 'line' }, status, time),
    block('Headers', headers || 'none that a page may see').figure,
  ];
}

function block(label, text) {
  const caption = make('figcaption', { textContent: label });
  const code = make('code', { textContent: text });
  const figure = make('figure', { className: 'code' }, caption, make('pre', { tabIndex: 0 }, code));
  addCopyButton(figure);
  return { figure, show: (shown) => (code.textContent = shown) };
}

function small(text) {
  return make('p', { className: 'small', textContent: text });
}

/**
 * Indented JSON; numbers keep all their digits, so a text with a long one is returned unchanged.
 */
function pretty(text) {
  if (/\d{16}/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text === '' ? '(empty)' : text;
  }
}
