import { html, type Html } from '../html.ts';
import { label, picture, type Drawing, type PictureText } from './picture.ts';

/** A box with a title and lines below it. */
export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly notes?: readonly string[];
  /** Whether it is what the diagram is about. */
  readonly isMain?: boolean;
}

/** An arrow between the boxes that it names. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly isDashed?: boolean;
}

/** Where the boxes are. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
}

export interface Diagram extends PictureText {
  readonly wide: Layout;
  /** The same boxes, below each other. */
  readonly narrow: Layout;
  readonly arrows: readonly Arrow[];
}

/** Boxes and arrows as a picture. */
export function diagram({ wide, narrow, arrows, ...text }: Diagram): Html {
  return picture(text, drawingOf(wide, arrows), drawingOf(narrow, arrows));
}

function drawingOf({ boxes, width, height }: Layout, arrows: readonly Arrow[]): Drawing {
  const named = new Map(boxes.map((box) => [box.id, box]));
  const lines = arrows.map((arrow) =>
    arrowMarkup(arrow, named.get(arrow.from)!, named.get(arrow.to)!),
  );
  return { width, height, content: [...lines, ...boxes.map(boxMarkup)] };
}

const LINE = 18;

function boxMarkup({ x, y, width, height, title, notes = [], isMain = false }: Box): Html {
  const middle = x + width / 2;
  const first = y + height / 2 - (notes.length * LINE) / 2 + 4;
  return html`<rect
      class="p-box${isMain && ' p-main'}"
      x="${x}"
      y="${y}"
      width="${width}"
      height="${height}"
      rx="10"
    />${label(middle, first, title)}${notes.map((note, i) =>
      label(middle, first + (i + 1) * LINE, note, 'p-note'),
    )}`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function arrowMarkup(arrow: Arrow, from: Box, to: Box): Html {
  const isDown = to.y >= from.y + from.height;
  const isRight = to.x >= from.x + from.width;
  const start = isRight ? sideOf(from, 1, 0.5) : sideOf(from, 0.5, isDown ? 1 : 0);
  const end = isRight ? sideOf(to, 0, 0.5) : sideOf(to, 0.5, isDown ? 0 : 1);
  const turn = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const path = isRight
    ? `M${start.x} ${start.y}H${turn.x}V${end.y}H${end.x}`
    : `M${start.x} ${start.y}V${turn.y}H${end.x}V${end.y}`;
  const said = isRight ? { x: turn.x, y: end.y - 8 } : { x: turn.x + 8, y: turn.y + 4 };
  return html`<path
      class="${arrow.isDashed === true ? 'p-dashed' : 'p-line'}"
      d="${path}"
    />${headMarkup(end, isRight ? 'right' : isDown ? 'down' : 'up')}${
      arrow.label !== undefined &&
      label(said.x, said.y, arrow.label, 'p-note', isRight ? 'middle' : 'start')
    }`;
}

function sideOf({ x, y, width, height }: Box, across: number, down: number): Point {
  return { x: x + width * across, y: y + height * down };
}

const HEADS = { right: [-7, -4, -7, 4], down: [-4, -7, 4, -7], up: [-4, 7, 4, 7] } as const;

/** The head of an arrow, with its point at the end. */
export function headMarkup({ x, y }: Point, to: keyof typeof HEADS): Html {
  const [ax, ay, bx, by] = HEADS[to];
  return html`<path class="p-head" d="M${x} ${y}L${x + ax} ${y + ay}L${x + bx} ${y + by}z" />`;
}
