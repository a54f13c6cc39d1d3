import { all, one } from './dom.js';
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

/** The page of an operation: the choice among its examples, and the form, which sends exactly what its fields say. */
export function startOperation() {
  const beside = one('.beside');
  if (beside === null) return;
  const examples = one('[data-examples]', beside);
  if (examples !== null) startExamples(beside, examples);
  const panel = one('.try-panel', beside);
  if (panel !== null) startForm(beside, panel, examples);
  startAnswers(beside);
}

/** Shows the code of the chosen example only. */
function startExamples(beside, examples) {
  const show = () => {
    for (const each of all('[data-example]', beside)) {
      each.hidden = each.dataset.example !== examples.value;
    }
  };
  examples.parentElement.hidden = false;
  examples.addEventListener('change', show);
  show();
}

/** Shows the example of the status whose description is opened in the text. */
function startAnswers(beside) {
  for (const response of all('details.response[id]')) {
    one('summary', response).addEventListener('click', () => {
      if (!response.open) chooseAnswer(beside, response.id.replace('status-', ''));
    });
  }
}

function chooseAnswer(beside, detail) {
  one('.answers .tabs', beside).dispatchEvent(new CustomEvent('choose', { detail }));
}

function startForm(beside, panel, examples) {
  const form = one('form', panel);
  const fields = form.elements;
  const requests = JSON.parse(one('[data-requests]', panel).textContent);
  const { family, port, method, template } = panel.dataset;
  const inputs = all('[data-in]', form);
  const answer = one('.answer', beside);
  const trying = one('[data-try]', beside);
  let stop;

  const request = () => {
    const credentials = credentialsIn(form);
    const headers = headersIn(fields.headers.value);
    const own = filled(inputs, 'header').map(({ dataset, value }) => [dataset.name, value]);
    const { type } = chosen();
    const isTyped = [...own, ...headers].some(([name]) => name.toLowerCase() === 'content-type');
    const typed = type === undefined || isTyped ? [] : [['Content-Type', type]];
    return {
      url:
        fields.address.value.replace(/\/$/, '') +
        withQuery(targetIn(template, inputs), credentials.query),
      method,
      headers: [...credentials.headers, ...typed, ...own, ...headers],
      body: fields.body?.value ?? '',
    };
  };
  const chosen = () => requests[Number(examples?.value ?? 0)];
  const show = () => {
    one('[data-address]', beside).textContent = fields.address.value;
    one('[data-curl]', panel).textContent = curlOf(request());
  };
  const fill = () => {
    const { parameters, body = '' } = chosen();
    for (const { in: place, name, value } of parameters) {
      const input = inputs.find(({ dataset }) => dataset.in === place && dataset.name === name);
      if (input !== undefined) input.value = value;
    }
    if (fields.body !== undefined) fields.body.value = body;
    show();
  };
  /** The request, once what it needs has been made, with the values that its fields have for it from then on. */
  const withSetup = async (signal) => {
    const { setup } = chosen();
    if (setup === undefined || fields.setup?.checked === false) return request();
    const all = [...inputs, ...(fields.body === undefined ? [] : [fields.body])];
    const base = fields.address.value.replace(/\/$/, '');
    const context = { base, credentials: credentialsIn(form), signal };
    const known = await prepare(setup, all.map(({ value }) => value).join(' '), context);
    for (const input of all) input.value = replaced(input.value, known);
    show();
    return request();
  };
  const underWay = (controller) => {
    stop = controller;
    fields.stop.hidden = controller === undefined;
  };

  const target = (address) => {
    fields.address.value = address;
    show();
  };
  fields.address.value = usualAddress(port, fields.address.value);
  fields.server?.addEventListener('change', () => target(usualAddress(port, fields.server.value)));
  const tryIt = (isOpen) => {
    panel.hidden = !isOpen;
    one('.samples', beside).hidden = isOpen;
    trying.textContent = isOpen ? 'Show the code' : 'Try it';
    trying.classList.toggle('primary', !isOpen);
  };
  trying.parentElement.hidden = false;
  trying.addEventListener('click', () => tryIt(panel.hidden));
  if (location.hash === '#try-it') tryIt(true);
  examples?.addEventListener('change', fill);
  fields.stop.addEventListener('click', () => stop?.abort());
  form.addEventListener('input', show);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    stop?.abort();
    const controller = new AbortController();
    underWay(controller);
    chooseAnswer(beside, 'Answer');
    const { signal } = controller;
    await exchange(() => withSetup(signal), answer, { signal });
    if (stop === controller) underWay(undefined);
  });
  fill();
  void (async () => {
    const served = await targetOf(family);
    if (served === undefined) return;
    fillCredential(form, served.credential);
    target(served.address);
  })();
}

function filled(inputs, place) {
  return inputs.filter(({ dataset, value }) => dataset.in === place && value !== '');
}

/** The path and the query that the fields say. */
function targetIn(template, inputs) {
  const path = template.replaceAll(/\{([^{}]+)\}/g, (whole, name) => {
    const input = inputs.find(({ dataset }) => dataset.in === 'path' && dataset.name === name);
    if (input === undefined) return encodeURIComponent(whole);
    const { dataset, value } = input;
    return dataset.tail === undefined ? encodeURIComponent(value) : encodeURI(value);
  });
  const query = filled(inputs, 'query').flatMap(({ dataset, value }) => {
    if (dataset.whole !== undefined) return value.replace(/^\?/, '');
    const items = dataset.repeated === undefined ? [value] : value.split(',');
    return items.map((item) => `${encodeURIComponent(dataset.name)}=${encodeURIComponent(item)}`);
  });
  return withQuery(path, query);
}
