/** Shows a blob in an image for as long as the image is there. */
export function showBlob(image: HTMLImageElement | null, blob: Blob): () => void {
  const address = URL.createObjectURL(blob);
  if (image) image.src = address;
  return () => URL.revokeObjectURL(address);
}
