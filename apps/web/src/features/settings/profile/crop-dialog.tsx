import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import {
  CENTRED,
  dragPicture,
  type Fit,
  MOST_ZOOM,
  placePicture,
  type Placement,
  type Size,
  visiblePart,
} from "./crop-geometry.ts";
import classes from "./crop-dialog.module.css";

/** How a picture of each purpose is cut: the frame on the screen, what fills it, and how large the result may be. */
const SHAPES = {
  photo: {
    frame: { width: 240, height: 240 },
    fit: "cover",
    most: { width: 512, height: 512 },
    type: "image/jpeg",
  },
  logo: {
    frame: { width: 330, height: 110 },
    fit: "contain",
    most: { width: 600, height: 200 },
    type: "image/png",
  },
} as const satisfies Record<string, { frame: Size; fit: Fit; most: Size; type: string }>;
const JPEG_QUALITY = 0.92;

interface CropDialogProps {
  readonly purpose: keyof typeof SHAPES;
  readonly picture: ImageBitmap;
  readonly pending: boolean;
  readonly onUse: (part: Blob) => void;
  readonly onClose: () => void;
}

/** Chooses the part of a picture that shows: dragged, or placed by three sliders, which the keyboard moves too. */
export default function CropDialog({ purpose, picture, pending, onUse, onClose }: CropDialogProps) {
  const { t } = useTranslation("settings");
  const { frame, fit, most, type } = SHAPES[purpose];
  const [placement, setPlacement] = useState<Placement>(CENTRED);
  const drawn = placePicture(picture, frame, fit, placement);

  const cut = () => {
    const part = visiblePart(drawn, frame);
    const factor = Math.min(most.width / part.width, most.height / part.height, 1);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(part.width * factor));
    canvas.height = Math.max(1, Math.round(part.height * factor));
    const pen = canvas.getContext("2d");
    if (pen) pen.imageSmoothingQuality = "high";
    pen?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => (blob ? onUse(blob) : undefined), type, JPEG_QUALITY);
  };

  return (
    <Modal opened onClose={onClose} title={t("crop.title")}>
      <Stack>
        <Text c="dimmed">{t("crop.text")}</Text>
        <Stage
          {...{ picture, frame, placement }}
          isRound={purpose === "photo"}
          label={t("crop.preview")}
          draw={drawn}
          onPlace={setPlacement}
        />
        <div className={classes["sliders"]}>
          <Slider
            label={t("crop.zoom")}
            least={1}
            most={MOST_ZOOM}
            value={placement.zoom}
            onChange={(zoom) => setPlacement({ ...placement, zoom })}
          />
          <Slider
            label={t("crop.horizontal")}
            least={-1}
            most={1}
            value={placement.x}
            onChange={(x) => setPlacement({ ...placement, x })}
          />
          <Slider
            label={t("crop.vertical")}
            least={-1}
            most={1}
            value={placement.y}
            onChange={(y) => setPlacement({ ...placement, y })}
          />
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button loading={pending} onClick={cut}>
            {t("crop.use")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface StageProps {
  readonly picture: ImageBitmap;
  readonly frame: Size;
  readonly draw: ReturnType<typeof placePicture>;
  readonly placement: Placement;
  readonly isRound: boolean;
  readonly label: string;
  readonly onPlace: (placement: Placement) => void;
}

/** The frame with the picture in it; the pointer drags the picture. */
function Stage({ picture, frame, draw, placement, isRound, label, onPlace }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, width, height } = draw;
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!canvas.current || !pen) return;
    const density = canvas.current.width / frame.width;
    pen.clearRect(0, 0, canvas.current.width, canvas.current.height);
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, left * density, top * density, width * density, height * density);
  }, [picture, frame, left, top, width, height]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const factor = frame.width / event.currentTarget.clientWidth;
    onPlace(dragPicture(draw, frame, placement, [event.movementX * factor, event.movementY * factor]));
  };
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className={classes["stage"]}
      data-round={isRound || undefined}
      width={frame.width * 2}
      height={frame.height * 2}
      style={{ inlineSize: frame.width }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}

interface SliderProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, least, most, value, onChange }: SliderProps) {
  return (
    <label className={classes["slider"]}>
      <span>{label}</span>
      {/* left stays left in every language: the picture does not mirror */}
      <input
        type="range"
        dir="ltr"
        min={least}
        max={most}
        step={0.05}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
