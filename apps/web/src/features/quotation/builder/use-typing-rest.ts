import { useEffect, useState } from "react";

const REST_MS = 400;

/** False until nothing has been typed anywhere on the page for a moment, then true for good. */
export function useTypingRest(): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setResting(true), REST_MS);
    };
    wait();
    document.addEventListener("input", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("input", wait);
    };
  }, []);
  return isResting;
}
