import type { Html } from '../html.ts';
import { diagram, type Box, type Layout } from './diagram.ts';

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

/** The life of a request. */
export function requestPicture(): Html {
  return diagram({
    id: 'request',
    title: 'The life of a request',
    alternative: `A request passes these stages: ${STAGES.map(([title, note, refusal]) => `${title} (${note}${refusal === '' ? '' : `; else ${refusal}`})`).join(', ')}. Everything is shown in the live log.`,
    caption:
      'A request is refused as soon as it can be, with a status that the contract has. The same stages serve the mock and the server, and the live log shows what each of them said.',
    wide: layout(1116, 206, (i) => ({
      stage: { x: 40 + i * 146, y: 36, width: 122, height: 62 },
      refusal: { x: 56 + i * 146, y: 140, width: 90, height: 34 },
    })),
    narrow: layout(360, STAGES.length * 82 + 8, (i) => ({
      stage: { x: 14, y: 14 + i * 82, width: 180, height: 58 },
      refusal: { x: 244, y: 26 + i * 82, width: 100, height: 34 },
    })),
    arrows: [
      ...STAGES.slice(1).map(([title], i) => ({ from: STAGES[i]![0], to: title })),
      ...STAGES.filter(([, , refusal]) => refusal !== '').map(([title]) => {
        return { from: title, to: `${title} refused`, isDashed: true };
      }),
    ],
  });
}

type Place = Pick<Box, 'x' | 'y' | 'width' | 'height'>;

/** @param places of a stage, and of what ends a request there */
function layout(
  width: number,
  height: number,
  places: (index: number) => { readonly stage: Place; readonly refusal: Place },
): Layout {
  const boxes = STAGES.flatMap(([title, note, refusal], i): Box[] => {
    const place = places(i);
    const isMain = title === 'answer';
    const stage = { ...place.stage, id: title, title, notes: [note], isMain };
    if (refusal === '') return [stage];
    return [stage, { ...place.refusal, id: `${title} refused`, title: refusal }];
  });
  return { width, height, boxes };
}
