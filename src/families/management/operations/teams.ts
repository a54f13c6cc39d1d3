import type { operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import type { TeamMember } from '../../../control/teams.ts';
import type { ManagementCaller } from '../caller.ts';

type TeamOperations = Pick<
  Handlers<operations, ManagementCaller>,
  'createTeam' | 'listTeams' | 'getTeam' | 'addTeamMember' | 'removeTeamMember' | 'deleteTeam'
>;

/** Operations on teams and their members. */
export function teamOperations({ teams }: Pick<ControlPlane, 'teams'>): TeamOperations {
  return {
    createTeam: async ({ caller, body }) => {
      const team = await teams.create(caller, body.team_name, body.copy_cc);
      return {
        status: 200,
        body: { team_id: team.teamId, team_name: team.name, copy_cc: team.copyCc },
      };
    },

    listTeams: async ({ caller }) => ({
      status: 200,
      body: (await teams.list(caller)).map(({ team, role }) => ({
        team_id: team.teamId,
        team_name: team.name,
        member_role: role,
        copy_cc: team.copyCc,
      })),
    }),

    getTeam: async ({ caller, path }) => ({
      status: 200,
      body: (await teams.members(caller, path.team_id)).map(memberBody),
    }),

    addTeamMember: async ({ caller, body }) => ({
      status: 200,
      body: memberBody(
        await teams.addMember(caller, body.team_id, body.member_email, body.member_role),
      ),
    }),

    removeTeamMember: async ({ caller, body }) => {
      await teams.removeMember(caller, body.team_id, body.member_email);
      return { status: 200, body: 'OK' };
    },

    deleteTeam: async ({ caller, path }) => {
      await teams.delete(caller, path.id);
      return { status: 200, body: 'OK' };
    },
  };
}

function memberBody({ team, email, role }: TeamMember) {
  return {
    team_id: team.teamId,
    team_name: team.name,
    member_email: email,
    member_role: role,
    copy_cc: team.copyCc,
  };
}
