import type { ReactNode } from "react";
import { Wordmark } from "../../ui/brand/wordmark.tsx";
import classes from "./background-layout.module.css";
import { LanguageSelect } from "./language-select.tsx";
import { ProductFooter } from "./product-footer.tsx";
import { LaneDrawing } from "./lane-drawing.tsx";

interface BackgroundLayoutProps {
  readonly children: ReactNode;
  /** Stands on the picture's side, under the wordmark, where there is room for it. */
  readonly aside?: ReactNode;
  /** Stands above everything. */
  readonly banner?: ReactNode;
}

/** The layout of public pages: a night map of lanes, the page on a card (marketplace.md §2.2). */
export function BackgroundLayout({ children, aside, banner }: BackgroundLayoutProps) {
  return (
    <div className={classes["layout"]}>
      {banner ? <div className={classes["banner"]}>{banner}</div> : null}
      <LaneDrawing className={classes["drawing"] ?? ""} />
      <div className={classes["bar"]}>
        <Wordmark size={30} />
        <LanguageSelect />
      </div>
      <div className={classes["body"]}>
        {aside ? <div className={classes["aside"]}>{aside}</div> : null}
        <main className={classes["card"]} id="content">
          {children}
        </main>
      </div>
      <ProductFooter className={classes["footer"]} />
    </div>
  );
}
