import { UnstyledButton } from "@mantine/core";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import classes from "./dropdown.module.css";

interface DropdownProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Its name, where what it shows does not say it. */
  readonly label?: string;
  /** Name of the panel for those who do not see it; the button's label otherwise. */
  readonly panelLabel?: string;
  /** `menu`: a list of commands, moved through with the arrow keys; `dialog`: anything else. */
  readonly kind: "menu" | "dialog";
  readonly width: number;
  readonly triggerClassName?: string | undefined;
  readonly onOpen?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

const ITEMS = '[role^="menuitem"]:not(:disabled)';

function moveFocus(panel: HTMLElement, key: string): boolean {
  const items = [...panel.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.findIndex((item) => item === document.activeElement);
  const target = {
    ArrowDown: at + 1 < items.length ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : items.length - 1,
    Home: 0,
    End: items.length - 1,
  }[key];
  if (target === undefined) return false;
  items[target]?.focus();
  return true;
}

/**
 * A button and the panel under it. Small on purpose: the shell is on every page and needs no positioning
 * engine. Escape, a click elsewhere, or the focus leaving closes it; Escape gives the focus back to the button.
 */
export function Dropdown({
  trigger,
  label,
  panelLabel,
  kind,
  width,
  triggerClassName,
  onOpen,
  children,
}: DropdownProps) {
  const [opened, setOpened] = useState(false);
  const panelId = useId();

  const close = (giveBack: boolean) => {
    setOpened(false);
    if (giveBack) document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!opened) return;
    const handled = event.key === "Escape" || (kind === "menu" && moveFocus(event.currentTarget, event.key));
    if (event.key === "Escape") close(true);
    if (handled) event.preventDefault();
  };
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    // Without a related target the window itself has lost the focus, or a plain surface was clicked.
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
      close(false);
  };

  return (
    <div className={classes["root"]} onKeyDown={onKeyDown} onBlur={onBlur} role="presentation">
      <UnstyledButton
        className={triggerClassName}
        aria-label={label}
        aria-haspopup={kind}
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        data-expanded={opened || undefined}
        onClick={() => {
          if (!opened) onOpen?.();
          setOpened(!opened);
        }}
      >
        {trigger}
      </UnstyledButton>
      {opened ? (
        <DropdownPanel
          id={panelId}
          kind={kind}
          width={width}
          label={panelLabel ?? label}
          onOutside={() => close(false)}
          onEscape={() => close(true)}
        >
          {children(() => close(true))}
        </DropdownPanel>
      ) : null}
    </div>
  );
}

interface DropdownPanelProps {
  readonly id: string;
  readonly kind: "menu" | "dialog";
  readonly width: number;
  readonly label: string | undefined;
  readonly onOutside: () => void;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

function DropdownPanel({ id, kind, width, label, onOutside, onEscape, children }: DropdownPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onOutside);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const own = panel.current;
    if (!own?.contains(document.activeElement)) (own?.querySelector<HTMLElement>(ITEMS) ?? own)?.focus();
    // The button beside the panel closes it by itself.
    const listener = ({ target }: PointerEvent) => {
      if (target instanceof Node && !own?.parentElement?.contains(target)) leave();
    };
    // A focused button that went away or was switched off leaves the focus nowhere: Escape still closes.
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === "Escape" && document.activeElement === document.body) escape();
    };
    document.addEventListener("pointerdown", listener);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", listener);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      role={kind}
      aria-label={label}
      tabIndex={-1}
      className={classes["panel"]}
      style={{ width }}
    >
      {children}
    </div>
  );
}
