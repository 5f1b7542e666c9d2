export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the person placed the picture: `zoom` from 1; `x` and `y` from -1 (its start shows) to 1 (its end shows). */
export interface Placement {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** `cover`: the frame is always full (photos); `contain`: the whole picture fits at zoom 1 (logos). */
export type Fit = "cover" | "contain";

export const CENTRED: Placement = { zoom: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;

/** Where the picture lies in the frame, in the frame's pixels. */
export interface Drawn {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** frame pixels per picture pixel */
  readonly scale: number;
}

/** How far a length reaches over the room on either side. */
function slackOf(length: number, room: number): number {
  return Math.max(0, (length - room) / 2);
}

/** Places a picture in a frame. */
export function placePicture(picture: Size, frame: Size, fit: Fit, { zoom, x, y }: Placement): Drawn {
  const ratios = [frame.width / picture.width, frame.height / picture.height];
  const scale = (fit === "cover" ? Math.max(...ratios) : Math.min(...ratios)) * zoom;
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    left: (frame.width - width) / 2 - x * slackOf(width, frame.width),
    top: (frame.height - height) / 2 - y * slackOf(height, frame.height),
    width,
    height,
    scale,
  };
}

function moveBy(at: number, by: number, slack: number): number {
  return slack === 0 ? 0 : Math.max(-1, Math.min(1, at - by / slack));
}

/** The placement after the picture was dragged by so many frame pixels. */
export function dragPicture(
  drawn: Drawn,
  frame: Size,
  placement: Placement,
  [dx, dy]: readonly [number, number],
): Placement {
  return {
    zoom: placement.zoom,
    x: moveBy(placement.x, dx, slackOf(drawn.width, frame.width)),
    y: moveBy(placement.y, dy, slackOf(drawn.height, frame.height)),
  };
}

/** The part of the picture that the frame shows, in the picture's pixels. */
export function visiblePart(drawn: Drawn, frame: Size) {
  return {
    x: Math.max(0, -drawn.left) / drawn.scale,
    y: Math.max(0, -drawn.top) / drawn.scale,
    width: Math.min(drawn.width, frame.width) / drawn.scale,
    height: Math.min(drawn.height, frame.height) / drawn.scale,
  };
}
