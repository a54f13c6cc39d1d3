/**
 * Assigns the partitions of a topic to members. If none is assigned yet, as Kafka's `RangeAssignor` does: contiguous
 * ranges in the order of the members' names, the first ranges one longer. Otherwise the assignment is sticky: only as
 * many partitions move as are needed for the members' counts to differ by one at most.
 * @param members names of the subscribed members, sorted, at least one
 * @param owners the current owner of each partition, by number; may contain names of former members
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

/** How many partitions each member gets. The remainder goes to the members that own most, then to the first by name. */
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
