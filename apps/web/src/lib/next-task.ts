/** Ends the present task, so that what is pressed meanwhile is answered first; goes on in the next one. */
export async function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
