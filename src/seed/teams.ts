import { withPlace, unlessDeleted, type Seed, type SeededParts } from './seed.ts';

type SeedTeam = NonNullable<Seed['teams']>[number];
type Parts = Pick<SeededParts, 'control' | 'actor'>;

/** Creates missing teams, and adds missing members. @throws SeedError */
export async function seedTeams(
  { control, actor }: Parts,
  given: readonly SeedTeam[],
): Promise<void> {
  const { teams } = control;
  for (const [index, { name, copyCc = false, members = [] }] of given.entries()) {
    const place = `teams[${index}]`;
    const there = (await teams.list(actor)).find(({ team }) => team.name === name)?.team;
    const team = there ?? (await withPlace(place, () => teams.create(actor, name, copyCc)));
    const known = new Set((await teams.members(actor, team.teamId)).map(({ email }) => email));
    for (const [member, { email, role }] of members.entries()) {
      if (known.has(email.toLowerCase())) continue;
      await withPlace(`${place}.members[${member}]`, () =>
        teams.addMember(actor, team.teamId, email, role),
      );
    }
  }
}

/** The teams that the first account owns, by name. */
export async function exportedTeams({ control, actor }: Parts): Promise<SeedTeam[]> {
  const { teams } = control;
  const exported: SeedTeam[] = [];
  for (const { team, role: own } of await teams.list(actor)) {
    if (own !== 'owner') continue;
    const all = await unlessDeleted(
      () => teams.members(actor, team.teamId),
      async () => (await teams.list(actor)).some((other) => other.team.teamId === team.teamId),
    );
    if (all === undefined) continue;
    const members = all.flatMap(({ email, role }) => (role === 'owner' ? [] : [{ email, role }]));
    exported.push({
      name: team.name,
      copyCc: team.copyCc,
      ...(members.length > 0 && { members }),
    });
  }
  return exported;
}
