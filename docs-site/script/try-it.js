import { make, one } from './dom.js';
import { curlOf } from './curl.js';

/** The try-it page: a form as a request, which goes to the address in it and nowhere else. */
export function startTryIt() {
  const page = one('.try-it');
  if (page === null) return;
  const form = one('form', page);
  const fields = form.elements;
  const presets = JSON.parse(one('#presets').textContent);
  const setupCommand = one('.check code', form);
  fields.address.value = addressAt(page.dataset.port);

  const request = () => ({
    url: fields.address.value.replace(/\/$/, '') + fields.path.value,
    method: fields.method.value,
    headers: headersOf(fields, page.dataset.authorization),
    body: fields.body.value,
  });
  const showCurl = () => {
    one('[data-curl]', page).textContent = curlOf(request());
  };
  const fill = () => {
    const { forms, setup } = presets[fields.preset.value];
    const { method, path, body = '' } = forms[fields.form.value] ?? Object.values(forms)[0];
    fields.method.value = method;
    fields.path.value = path;
    fields.body.value = body;
    setupCommand.parentElement.hidden = setup === undefined;
    setupCommand.textContent = setup?.body ?? '';
    showCurl();
  };
  const choose = (id) => {
    if (presets[id] === undefined) return;
    const chosen = fields.form.value;
    const names = Object.keys(presets[id].forms);
    fields.preset.value = id;
    fields.form.replaceChildren(...names.map((name) => make('option', { textContent: name })));
    if (names.includes(chosen)) fields.form.value = chosen;
    fill();
  };

  fields.preset.addEventListener('change', () => choose(fields.preset.value));
  fields.form.addEventListener('change', fill);
  form.addEventListener('input', showCurl);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const setup = setupCommand.parentElement.hidden
      ? undefined
      : presets[fields.preset.value]?.setup;
    const answer = one('.answer', page);
    answer.replaceChildren(make('p', { className: 'small', textContent: 'Waiting …' }));
    answer.replaceChildren(
      ...(await exchange(request(), fields.setup.checked ? setup : undefined, fields)),
    );
  });
  addEventListener('hashchange', () => choose(location.hash.slice(1)));
  const asked = location.hash.slice(1);
  choose(presets[asked] === undefined ? page.dataset.first : asked);
  void (async () => {
    const target = await targetOf(page.dataset.family);
    if (target === undefined) return;
    fields.address.value = addressAt(target.port);
    if (fields.credential.value === '') fields.credential.value = target.credential ?? '';
    showCurl();
  })();
}

function addressAt(port) {
  return `http://${location.hostname || '127.0.0.1'}:${port}`;
}

/** What the platform that serves this page says of a family; undefined where something else serves it. */
async function targetOf(family) {
  if (!location.protocol.startsWith('http')) return undefined;
  try {
    const root = document.documentElement.dataset.root;
    const response = await fetch(`${root}try-it.json`, { credentials: 'omit' });
    return response.ok ? (await response.json())[family] : undefined;
  } catch {
    return undefined;
  }
}

function headersOf({ credential, headers }, authorization) {
  const given = headers.value
    .split('\n')
    .map((line) => line.match(/^\s*([\w-]+)\s*:\s*(.*?)\s*$/))
    .filter((match) => match !== null)
    .map(([, name, value]) => [name, value]);
  if (credential.value === '') return given;
  const value = authorization === 'Basic' ? btoa(credential.value) : credential.value;
  return [['Authorization', `${authorization} ${value}`], ...given];
}

/** Sends the request, after what it needs, and shows what comes back. */
async function exchange(request, setup, { address }) {
  try {
    if (setup !== undefined) {
      await send({ ...request, ...setup, url: address.value.replace(/\/$/, '') + setup.path });
    }
    const started = performance.now();
    const response = await send(request);
    const text = await response.text();
    return answerOf(response, text, performance.now() - started);
  } catch (error) {
    return [
      make('p', {
        className: 'notice warn',
        textContent: `No answer could be read: ${error.message}.`,
      }),
      make('p', {
        className: 'small',
        textContent:
          'Is the platform running at this address? From a page at https, browsers refuse to send to http.',
      }),
    ];
  }
}

function send({ url, method, headers, body }) {
  const hasBody = body !== '' && method !== 'GET' && method !== 'HEAD';
  return fetch(url, { method, headers, ...(hasBody && { body }), credentials: 'omit' });
}

function answerOf(response, text, milliseconds) {
  const status = make('span', {
    className: `status s${Math.floor(response.status / 100)}`,
    textContent: `${response.status} ${response.statusText}`,
  });
  const time = make('span', { className: 'small', textContent: `${milliseconds.toFixed(1)} ms` });
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\n`).join('');
  return [
    make('p', { className: 'line' }, status, time),
    block('Headers', headers || 'none that a page may see'),
    block('Body', pretty(text)),
  ];
}

function block(label, text) {
  const caption = make('figcaption', { textContent: label });
  const code = make('pre', { tabIndex: 0 }, make('code', { textContent: text }));
  return make('figure', { className: 'code' }, caption, code);
}

/** JSON indented; numbers keep all their digits, so a long one leaves the text as it came. */
function pretty(text) {
  if (/\d{16}/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text === '' ? '(empty)' : text;
  }
}
