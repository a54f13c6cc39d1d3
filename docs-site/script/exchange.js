import { make, root } from './dom.js';

/** The default address of a family; a page opened from a folder has no host. */
export function addressAt(port) {
  return `http://${location.hostname || '127.0.0.1'}:${port}`;
}

let told;

/**
 * What the platform that serves this page reports about a family; undefined if another server serves it.
 */
export async function targetOf(family) {
  if (!location.protocol.startsWith('http')) return undefined;
  told ??= fetch(`${root.dataset.root}try-it.json`, { credentials: 'omit' })
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));
  return (await told)[family];
}

/** Headers as typed, one per line, after the credentials. */
export function headersOf(credential, authorization, lines) {
  const given = lines
    .split('\n')
    .map((line) => line.match(/^\s*([\w-]+)\s*:\s*(.*?)\s*$/))
    .filter((match) => match !== null)
    .map(([, name, value]) => [name, value]);
  if (credential === '') return given;
  const value = authorization === 'Basic' ? base64(credential) : credential;
  return [['Authorization', `${authorization} ${value}`], ...given];
}

function base64(text) {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

/** Sends a request, and shows the answer in `answer` as it arrives. `signal` aborts it. */
export async function exchange(request, answer, { before, signal } = {}) {
  answer.hidden = false;
  answer.replaceChildren(small('Waiting …'));
  try {
    if (before !== undefined) await send(before, signal);
    const started = performance.now();
    const response = await send(request, signal);
    const milliseconds = performance.now() - started;
    const body = block('Body', '');
    answer.replaceChildren(...headOf(response, milliseconds), body.figure);
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
        'Is the platform running at this address? From a page at https, browsers refuse to send to http.',
      ),
    );
  }
}

function send({ url, method, headers, body }, signal) {
  const hasBody = body !== '' && method !== 'GET' && method !== 'HEAD';
  return fetch(url, { method, headers, ...(hasBody && { body }), credentials: 'omit', signal });
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
