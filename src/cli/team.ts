import { Command, Option } from 'commander';
import type { components } from '../../generated/management/types.ts';
import { answerOf, type ManagementClient } from '../client/management-client.ts';
import { byIdOrName } from './management/by-id-or-name.ts';
import { managementCommand } from './management/management-command.ts';
import { record, table } from './management/table.ts';

type Role = components['schemas']['add-team-member']['member_role'];

const ROLES = ['admin', 'dev', 'finance'] as const satisfies readonly Role[];

/** `plinth team`: the teams of an account. A team is named by its id or its name. */
export function teamCommand(): Command {
  return new Command('team')
    .description('manage the teams of an account')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(deleteCommand())
    .addCommand(addMemberCommand())
    .addCommand(removeMemberCommand());
}

function createCommand(): Command {
  return managementCommand(
    'create <name>',
    'create a team that you own',
    async (client, [name = ''], { copyCc }) => {
      const body = { team_name: name, copy_cc: copyCc === true };
      const answer = await answerOf(client.POST('/v2/team', { body }));
      return { answer, text: record(answer) };
    },
  ).option('--copy-cc', 'bill the team to your card');
}

function listCommand(): Command {
  return managementCommand('list', 'list the teams that you belong to', async (client) => {
    const answer = await answerOf(client.GET('/v2/teams'));
    const rows = answer.map((team) => [
      team.team_id,
      team.team_name,
      team.member_role,
      team.copy_cc,
    ]);
    return { answer, text: table(['ID', 'NAME', 'ROLE', 'COPY CC'], rows) };
  });
}

function getCommand(): Command {
  return managementCommand(
    'get <team>',
    'list the members of a team',
    async (client, [wanted = '']) => {
      const params = { path: { team_id: await teamId(client, wanted) } };
      const answer = await answerOf(client.GET('/v2/teams/{team_id}', { params }));
      const rows = answer.map((member) => [member.member_email, member.member_role]);
      return { answer, text: table(['MEMBER', 'ROLE'], rows) };
    },
  );
}

function deleteCommand(): Command {
  return managementCommand(
    'delete <team>',
    'delete a team that has no databases',
    async (client, [wanted = '']) => {
      const id = await teamId(client, wanted);
      const answer = await answerOf(client.DELETE('/v2/team/{id}', { params: { path: { id } } }));
      return { answer, text: `deleted team ${id}\n` };
    },
  );
}

function addMemberCommand(): Command {
  return managementCommand(
    'add-member <team> <email>',
    'add a member to a team',
    async (client, [wanted = '', email = ''], { role }) => {
      const body = {
        team_id: await teamId(client, wanted),
        member_email: email,
        // Commander allows only the choices below.
        member_role: role as Role,
      };
      const answer = await answerOf(client.POST('/v2/teams/member', { body }));
      return { answer, text: record(answer) };
    },
  ).addOption(new Option('--role <role>', 'role of the member').choices(ROLES).default('dev'));
}

function removeMemberCommand(): Command {
  return managementCommand(
    'remove-member <team> <email>',
    'remove a member from a team',
    async (client, [wanted = '', email = '']) => {
      const body = { team_id: await teamId(client, wanted), member_email: email };
      const answer = await answerOf(client.DELETE('/v2/teams/member', { body }));
      return { answer, text: `removed ${email} from team ${body.team_id}\n` };
    },
  );
}

/** The id of the team that a user means. @throws ManagementError */
async function teamId(client: ManagementClient, wanted: string): Promise<string> {
  const found = byIdOrName(await answerOf(client.GET('/v2/teams')), wanted, {
    kind: 'team',
    idOf: ({ team_id: id }) => id,
    nameOf: ({ team_name: name }) => name,
  });
  return found.team_id;
}
