interface Named {
  name: string;
  tag: string;
}

/** The tags of those in a list whose name another one has too; nobody else needs theirs. */
export function tagsOf<Each extends Named>(list: readonly Each[]): ReadonlyMap<Each, string> {
  const folded = ({ name }: Each) => name.toLocaleLowerCase();
  const counts = new Map<string, number>();
  for (const each of list) counts.set(folded(each), (counts.get(folded(each)) ?? 0) + 1);
  const namesakes = list.filter((each) => each.tag && (counts.get(folded(each)) ?? 0) > 1);
  return new Map(namesakes.map((each) => [each, each.tag]));
}
