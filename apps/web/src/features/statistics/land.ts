import { queryOptions } from "@tanstack/react-query";
import type { GeometryCollection, Topology } from "topojson-specification";
import landUrl from "world-atlas/land-110m.json?url";

type Land = Topology<{ land: GeometryCollection }>;

/** The outlines of the continents, a file of the web app that only a map asks for. */
export const landQuery = () =>
  queryOptions({
    queryKey: ["file", "land"],
    queryFn: async (): Promise<Land> => {
      const answer = await fetch(landUrl);
      if (!answer.ok) throw new Error(`the map answers ${answer.status}`);
      const land: Land = await answer.json();
      return land;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
