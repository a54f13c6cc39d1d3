import type { Html } from '../html.ts';
import { diagram, type Box } from './diagram.ts';

/** The stages of a request, in short (`src/contract/request-chain.ts` has all of them), with what ends it there. */
const STAGES: readonly (readonly [title: string, note: string, refusal: string])[] = [
  ['match', 'which operation', '404, 405'],
  ['authenticate', 'which caller', '401'],
  ['read the body', 'within limits', '408, 413'],
  ['validate', 'parameters, body', '400'],
  ['faults', 'if a test asked', 'any'],
  ['answer', 'mock or engine', ''],
  ['check', 'by the contract', '500'],
];

const WIDTH = 122;
const STEP = 146;

/** The life of a request. */
export function requestPicture(): Html {
  const stages = STAGES.map(([title, note], i): Box => {
    const place = { x: 40 + i * STEP, y: 36, width: WIDTH, height: 62 };
    return { ...place, id: title, title, notes: [note], isMain: title === 'answer' };
  });
  const refusals = STAGES.flatMap(([title, , refusal], i): Box[] => {
    if (refusal === '') return [];
    const place = { x: 40 + i * STEP + 16, y: 140, width: WIDTH - 32, height: 34 };
    return [{ ...place, id: `${title} refused`, title: refusal }];
  });
  return diagram({
    id: 'request',
    title: 'The life of a request',
    alternative: `A request passes these stages: ${STAGES.map(([title, note, refusal]) => `${title} (${note}${refusal === '' ? '' : `; else ${refusal}`})`).join(', ')}. Everything is shown in the live log.`,
    caption:
      'A request is refused as soon as it can be, with a status that the contract has. The same stages serve the mock and the server, and the live log shows what each of them said.',
    width: 1116,
    height: 206,
    boxes: [...stages, ...refusals],
    arrows: [
      ...stages.slice(1).map((stage, i) => ({ from: stages[i]!.id, to: stage.id })),
      ...refusals.map(({ id }) => ({ from: id.replace(/ refused$/, ''), to: id, isDashed: true })),
    ],
  });
}
