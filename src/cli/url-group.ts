import { Command } from 'commander';
import type { components } from '../../generated/queue/types.ts';
import { answerOf, done, type QueueClient } from '../client/queue-client.ts';
import { record, table } from './management/table.ts';
import { momentText } from './moment.ts';
import { queueServiceCommand } from './queue-service/queue-service-command.ts';

type UrlGroup = components['schemas']['url-group'];

/** `plinth url-group`: groups of URLs; each URL gets every message. */
export function urlGroupCommand(): Command {
  return new Command('url-group')
    .description('manage URL groups; each endpoint gets every message')
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(addCommand())
    .addCommand(removeCommand())
    .addCommand(deleteCommand());
}

function listCommand(): Command {
  return queueServiceCommand('list', 'list the groups', async (client) => {
    const answer = await answerOf(client.GET('/v2/topics'));
    const rows = answer.map(({ name, endpoints, createdAt, updatedAt }) => [
      name,
      endpoints.length,
      momentText(createdAt),
      momentText(updatedAt),
    ]);
    return { answer, text: table(['NAME', 'ENDPOINTS', 'CREATED', 'UPDATED'], rows) };
  });
}

function getCommand(): Command {
  return queueServiceCommand('get <group>', 'show a group', async (client, [name = '']) => {
    const answer = await groupOf(client, name);
    return { answer, text: groupText(answer) };
  });
}

function addCommand(): Command {
  return queueServiceCommand(
    'add <group> <endpoint...>',
    'add endpoints to a group, each url or name=url; creates the group if needed',
    async (client, [name = '', ...endpoints]) => {
      const params = { path: { urlGroup: name } };
      const body = { endpoints: endpoints.map(endpointToAdd) };
      await done(client.POST('/v2/topics/{urlGroup}/endpoints', { params, body }));
      const answer = await groupOf(client, name);
      return { answer, text: groupText(answer) };
    },
  );
}

function removeCommand(): Command {
  return queueServiceCommand(
    'remove <group> <endpoint...>',
    'remove endpoints from a group, by url or name; a group without endpoints is deleted',
    async (client, [name = '', ...endpoints]) => {
      const params = { path: { urlGroup: name } };
      const body = { endpoints: endpoints.map(endpointToRemove) };
      await done(client.DELETE('/v2/topics/{urlGroup}/endpoints', { params, body }));
      const text = `removed ${endpoints.join(', ')} from URL group ${name}\n`;
      return { answer: { name }, text };
    },
  );
}

function deleteCommand(): Command {
  return queueServiceCommand(
    'delete <group>',
    'delete a group; its messages are kept',
    async (client, [name = '']) => {
      const params = { path: { urlGroup: name } };
      await done(client.DELETE('/v2/topics/{urlGroup}', { params }));
      return { answer: { name }, text: `deleted URL group ${name}\n` };
    },
  );
}

function groupOf(client: QueueClient, name: string): Promise<UrlGroup> {
  return answerOf(client.GET('/v2/topics/{urlGroup}', { params: { path: { urlGroup: name } } }));
}

/** A group as people read it. */
function groupText({ name, endpoints, headers = {}, createdAt, updatedAt }: UrlGroup): string {
  const fields = record({
    name,
    ...Object.fromEntries(
      Object.entries(headers).map(([header, values]) => [`header ${header}`, values.join(', ')]),
    ),
    created: momentText(createdAt),
    updated: momentText(updatedAt),
  });
  const rows = endpoints.map((endpoint) => [endpoint.name ?? '-', endpoint.url]);
  return `${fields}\n${table(['ENDPOINT', 'URL'], rows)}`;
}

/** `https://example.com/hook`, or `billing=https://example.com/hook`: a name has no colon, a URL has one. */
const NAMED = /^([A-Za-z0-9._-]+)=(.+)$/;

/** An endpoint to add; the platform validates it. */
export function endpointToAdd(text: string): { name?: string; url: string } {
  const [, name, url] = NAMED.exec(text) ?? [];
  return name === undefined || url === undefined ? { url: text } : { name, url };
}

/** An existing endpoint, by its URL or its name. */
export function endpointToRemove(text: string): { url: string } | { name: string } {
  return text.includes(':') ? { url: text } : { name: text };
}
