import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { downloadEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";
import type { downloadFile } from "@kilolane/contract";

interface StoredPictureProps {
  /** Opaque name of the stored file, or null when there is none. */
  readonly name: string | null;
  readonly className: string;
  readonly fallback: ReactNode;
}

const DOWNLOAD = routeOf<typeof downloadFile>("GET", "/downloadFile/:name");

/** A picture that only a signed-in call may fetch. Decorative: the name stands beside it. */
export function StoredPicture({ name, className, fallback }: StoredPictureProps) {
  const { data } = useQuery({
    queryKey: ["file", name],
    queryFn: async ({ signal }) =>
      (await downloadEndpoint(DOWNLOAD, { params: { name: name ?? "" } }, { signal })).blob,
    enabled: name !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const created = URL.createObjectURL(data);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [data]);
  return address ? <img src={address} alt="" className={className} /> : fallback;
}
