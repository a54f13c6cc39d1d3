import { make, one } from './dom.js';
import { curlOf } from './curl.js';
import {
  credentialsIn,
  exchange,
  fillCredential,
  headersIn,
  targetOf,
  usualAddress,
  withQuery,
} from './exchange.js';
import { prepare, replaced } from './setup.js';

/** The try-it page: a form that sends a request to the address in it and nowhere else. */
export function startTryIt() {
  const page = one('.free-form');
  if (page === null) return;
  const form = one('form', page);
  const fields = form.elements;
  const presets = JSON.parse(one('#presets').textContent);
  const setupText = one('.check code', form);
  const { family, port, usual, first } = page.dataset;
  fields.address.value = usualAddress(port, usual);

  const at = (path) => fields.address.value.replace(/\/$/, '') + path;
  const request = () => {
    const credentials = credentialsIn(form);
    return {
      url: at(withQuery(fields.path.value, credentials.query)),
      method: fields.method.value,
      headers: [...credentials.headers, ...headersIn(fields.headers.value)],
      body: fields.body.value,
    };
  };
  const showCurl = () => {
    one('[data-curl]', page).textContent = curlOf(request());
  };
  const fill = () => {
    const { forms, setup } = presets[fields.preset.value];
    const chosen = forms[fields.form.value] ?? Object.values(forms)[0];
    const { method, path, headers = '', body = '' } = chosen;
    fields.method.value = method;
    fields.path.value = path;
    fields.headers.value = headers;
    fields.body.value = body;
    setupText.parentElement.hidden = setup === undefined;
    setupText.textContent = setup?.map(({ title, body }) => title ?? body).join(', ') ?? '';
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
  /** The request, once what its example needs has been sent, if that is wanted. */
  const withSetup = async () => {
    const setup = presets[fields.preset?.value]?.setup;
    if (setup === undefined || !fields.setup.checked) return request();
    const all = [fields.path, fields.headers, fields.body];
    const context = { base: at(''), credentials: credentialsIn(form) };
    const known = await prepare(setup, all.map(({ value }) => value).join(' '), context);
    for (const field of all) field.value = replaced(field.value, known);
    showCurl();
    return request();
  };

  fields.preset?.addEventListener('change', () => choose(fields.preset.value));
  fields.form?.addEventListener('change', fill);
  form.addEventListener('input', showCurl);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void exchange(withSetup, one('.answer', page));
  });
  addEventListener('hashchange', () => choose(location.hash.slice(1)));
  const asked = location.hash.slice(1);
  choose(presets[asked] === undefined ? first : asked);
  showCurl();
  void (async () => {
    const target = await targetOf(family);
    if (target === undefined) return;
    fields.address.value = target.address;
    fillCredential(form, target.credential);
    showCurl();
  })();
}
