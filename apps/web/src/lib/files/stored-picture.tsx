import { downloadFile } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { downloadEndpoint } from "../api/call-endpoint.ts";
import { endpointKey } from "../api/query.ts";
import { showBlob } from "./show-blob.ts";

interface StoredPictureProps {
  /** Opaque name of the stored file, or null when there is none. */
  readonly name: string | null;
  readonly className: string;
  readonly fallback: ReactNode;
}

/** A picture that only a signed-in call may fetch. Decorative: the name is beside it. */
export function StoredPicture({ name, className, fallback }: StoredPictureProps) {
  const { data } = useQuery({
    queryKey: endpointKey(downloadFile, undefined, name),
    queryFn: async ({ signal }) =>
      (await downloadEndpoint(downloadFile, { params: { name: name ?? "" } }, { signal })).blob,
    enabled: name !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return fallback;
  return <img ref={(image) => showBlob(image, data)} alt="" className={className} />;
}
