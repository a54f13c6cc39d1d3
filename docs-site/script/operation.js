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

/** The form on the page of an operation, which sends exactly what its fields say. */
export function startOperation() {
  const panel = one('.try-panel[data-template]');
  if (panel === null) return;
  const form = one('form', panel);
  const fields = form.elements;
  const requests = JSON.parse(one('[data-requests]', panel).textContent);
  const { family, port, method, template } = panel.dataset;
  const inputs = all('[data-in]', form);
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
  const chosen = () => requests[Number(fields.example?.value ?? 0)];
  const show = () => {
    one('[data-address]', form).textContent = fields.address.value;
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
  form.hidden = false;
  one('.same', panel).hidden = false;
  fields.example?.addEventListener('change', fill);
  fields.stop.addEventListener('click', () => stop?.abort());
  form.addEventListener('input', show);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    stop?.abort();
    const controller = new AbortController();
    underWay(controller);
    await exchange(request(), one('.answer', panel), { signal: controller.signal });
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
