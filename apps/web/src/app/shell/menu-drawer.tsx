import { useEffect, useRef } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import classes from "./menu-drawer.module.css";
import { SideMenu } from "./side-menu.tsx";

interface MenuDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The menu on a phone: the browser's own modal dialog holds the focus and gives it back. */
export default function MenuDrawer({ opened, onClose }: MenuDrawerProps) {
  const { t } = useTranslation(["shell", "state"]);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  return (
    <dialog ref={dialog} className={classes["drawer"]} aria-label={t("bar.menu")} onClose={onClose}>
      {opened ? (
        <>
          <button type="button" className={classes["veil"]} aria-label={t("state:close")} onClick={onClose} />
          <div className={classes["panel"]}>
            <SideMenu collapsed={false} />
          </div>
        </>
      ) : null}
    </dialog>
  );
}
