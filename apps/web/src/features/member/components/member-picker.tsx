import type { EndpointOutput, findMembers, MemberGroup } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import { isAnswered, useSearchText } from "../../../ui/search-field/use-search-text.ts";
import { membersQuery } from "../queries.ts";

const MOST_SHOWN = 8;

interface MemberChoice {
  readonly id: string;
  readonly name: string;
}

interface MemberPickerProps {
  readonly label: string;
  readonly placeholder: string;
  /** said when nobody fits what was typed */
  readonly emptyText: string;
  readonly group: MemberGroup;
  readonly value: MemberChoice | null;
  readonly onChange: (member: MemberChoice | null) => void;
  readonly error?: string | undefined;
}

type Found = EndpointOutput<typeof findMembers>["content"][number];

const nameOf = ({ firstName, lastName }: Found) => `${firstName} ${lastName}`.trim();

/** Somebody of the company's desk, or one of its clients, by name or email. */
export function MemberPicker({ group, value, onChange, emptyText, ...field }: MemberPickerProps) {
  const search = useSearchText();
  const answer = useQuery(membersQuery({ group, search: search.term, page: 1, size: MOST_SHOWN }));
  const people = answer.data?.content ?? [];
  return (
    <SearchPicker
      {...field}
      search={search}
      shown={value?.name ?? ""}
      opensOnFocus
      isReady={isAnswered(answer)}
      hits={people.map((person) => ({
        id: person.id,
        content: <bdi>{`${nameOf(person)} · ${person.email}`}</bdi>,
      }))}
      emptyText={search.term === "" ? null : emptyText}
      onChoose={(id) => {
        const person = people.find((entry) => entry.id === id);
        if (person) onChange({ id: person.id, name: nameOf(person) });
      }}
      onClear={() => onChange(null)}
    />
  );
}
