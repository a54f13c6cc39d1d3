/**
 * Shares the partitions of a topic among members. Where nobody has any yet, as Kafka's `RangeAssignor` does:
 * contiguous ranges in the order of names, the first ones one longer. Otherwise each member keeps what it has, while
 * nobody has more than one partition more than another.
 * @param members names of the subscribed members, in order, at least one
 * @param owners the owner of each partition now, by number; may contain names that are no members any more
 * @returns the new owner of each partition
 */
export function assignRange(
  members: readonly string[],
  owners: readonly (string | undefined)[],
): string[] {
  const room = quotas(members, owners);
  const assigned = owners.map((owner) => {
    const left = owner === undefined ? undefined : room.get(owner);
    if (left === undefined || left === 0) return undefined;
    room.set(owner!, left - 1);
    return owner;
  });
  let next = 0;
  return assigned.map((owner) => {
    if (owner !== undefined) return owner;
    while (room.get(members[next]!) === 0) next++;
    const member = members[next]!;
    room.set(member, room.get(member)! - 1);
    return member;
  });
}

/** How many partitions each member gets. Those who have most get the one more, then the first by name. */
function quotas(
  members: readonly string[],
  owners: readonly (string | undefined)[],
): Map<string, number> {
  const owned = new Map(members.map((member) => [member, 0]));
  for (const owner of owners) {
    const count = owner === undefined ? undefined : owned.get(owner);
    if (count !== undefined) owned.set(owner!, count + 1);
  }
  const base = Math.floor(owners.length / members.length);
  const longer = owners.length % members.length;
  const byOwned = members.toSorted((a, b) => owned.get(b)! - owned.get(a)!);
  return new Map(byOwned.map((member, place) => [member, place < longer ? base + 1 : base]));
}
