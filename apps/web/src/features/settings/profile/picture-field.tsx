import { getPersonalProfile, getProfile } from "@kilolane/contract";
import { Button, Group, Text } from "@mantine/core";
import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { updateUser } from "../../../lib/session/session-store.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { removePicture, storePicture } from "../queries.ts";
import classes from "./picture-field.module.css";

const CropDialog = lazyPart(() => import("./crop-dialog.tsx"));

interface PictureFieldProps {
  readonly purpose: "photo" | "logo";
  /** Opaque name of the stored picture, or null. */
  readonly name: string | null;
  /** The picture as it is, or what is in its place. */
  readonly children: ReactNode;
}

/** A photo or logo: chosen, cut, stored, shown, taken off. */
export function PictureField({ purpose, name, children }: PictureFieldProps) {
  const { t } = useTranslation("settings");
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const settle = (stored: string | null) => {
    if (purpose === "photo") updateUser({ avatar: stored });
    showToast({ tone: "success", text: t(stored === null ? `${purpose}.removed` : `${purpose}.saved`) });
  };
  const invalidates = [getPersonalProfile, getProfile];
  const store = useSaveWith(async (part: Blob) => storePicture(purpose, part), {
    invalidates,
    onSaved: (stored) => {
      setPicture(undefined);
      settle(stored);
    },
  });
  const remove = useSaveWith(async () => removePicture(purpose), {
    invalidates,
    onSaved: () => settle(null),
  });
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again after a change of mind.
    currentTarget.value = "";
    if (!file) return;
    try {
      setPicture(await createImageBitmap(file, { imageOrientation: "from-image" }));
    } catch {
      showToast({ tone: "error", text: t("crop.unreadable") });
    }
  };

  return (
    <div className={classes["field"]}>
      {children}
      <div className={classes["tools"]}>
        <Group gap="xs">
          <Button variant="default" onClick={() => input.current?.click()}>
            {t(name === null ? `${purpose}.choose` : `${purpose}.change`)}
          </Button>
          {name === null ? null : (
            <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t(`${purpose}.remove`)}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t("photo.hint")}
        </Text>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="kl-visually-hidden"
        tabIndex={-1}
        aria-hidden
        data-testid={`${purpose}-file`}
        onChange={(event) => void open(event)}
      />
      {picture ? (
        <CropDialog
          purpose={purpose}
          picture={picture}
          pending={store.isPending}
          onUse={store.mutate}
          onClose={() => setPicture(undefined)}
        />
      ) : null}
    </div>
  );
}
