import { all, one } from './dom.js';
import { curlOf } from './curl.js';
import { addressAt, exchange, headersOf, targetOf } from './exchange.js';

/** The form on the page of an operation, which sends exactly what its fields say. */
export function startOperation() {
  const panel = one('.try-panel[data-template]');
  if (panel === null) return;
  const form = one('form', panel);
  const fields = form.elements;
  const requests = JSON.parse(one('[data-requests]', panel).textContent);
  const { family, port, authorization, method, template } = panel.dataset;
  const inputs = all('[data-in]', form);
  let stop;

  const request = () => {
    const headers = headersOf(fields.credential.value, authorization, fields.headers.value);
    const own = filled(inputs, 'header').map(({ dataset, value }) => [dataset.name, value]);
    const { type } = chosen();
    const isTyped = [...own, ...headers].some(([name]) => name.toLowerCase() === 'content-type');
    const typed = type === undefined || isTyped ? [] : [['Content-Type', type]];
    return {
      url: fields.address.value.replace(/\/$/, '') + targetIn(template, inputs),
      method,
      headers: [...headers.slice(0, 1), ...typed, ...own, ...headers.slice(1)],
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

  fields.address.value = addressAt(port);
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
    const target = await targetOf(family);
    if (target === undefined) return;
    fields.address.value = addressAt(target.port);
    if (fields.credential.value === '') fields.credential.value = target.credential ?? '';
    show();
  })();
}

function filled(inputs, place) {
  return inputs.filter(({ dataset, value }) => dataset.in === place && value !== '');
}

/** The path and the query that the fields say. */
function targetIn(template, inputs) {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const { dataset, value } = inputs.find(
      ({ dataset }) => dataset.in === 'path' && dataset.name === name,
    );
    return dataset.tail === undefined ? encodeURIComponent(value) : encodeURI(value);
  });
  const query = filled(inputs, 'query').map(({ dataset, value }) =>
    dataset.whole === undefined
      ? `${encodeURIComponent(dataset.name)}=${encodeURIComponent(value)}`
      : value.replace(/^\?/, ''),
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
